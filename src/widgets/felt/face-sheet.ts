/** The id of the element that holds the faces of a page's pictures. */
export const faceSheetId = 'faces';
