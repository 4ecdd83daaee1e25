/** Every clause of `canasta-sv`, in the order of its document; a content test keeps the list equal to content/rules. */
export const canastaSvClauses = ['1-a', '1-b', '2', '3', '4', '5', '6', '7', '8', '9-a', '9-b', '9-c', '9-d'] as const;
