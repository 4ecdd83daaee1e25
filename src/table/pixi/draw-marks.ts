import { figureMarks } from '../faces/court.ts';
import type { Mark, Placement } from '../faces/mark.ts';
import { shapes } from '../faces/shapes.ts';
import type { Palette } from './palette.ts';

/** Draws marks of a card on a canvas whose units are those of the card. */
export function drawMarks(context: CanvasRenderingContext2D, marks: readonly Mark[], palette: Palette): void {
  for (const mark of marks) {
    switch (mark.kind) {
      case 'path': {
        const path = new Path2D(mark.d);
        if (mark.fill !== undefined) {
          context.fillStyle = palette.ink(mark.fill);
          context.fill(path);
        }
        if (mark.stroke !== undefined) {
          context.strokeStyle = palette.ink(mark.stroke.ink);
          context.lineWidth = mark.stroke.width;
          context.setLineDash(mark.stroke.dash === undefined ? [] : [mark.stroke.dash]);
          context.stroke(path);
        }
        break;
      }
      case 'shape':
        context.save();
        move(context, mark.at);
        context.fillStyle = palette.ink(mark.fill);
        context.fill(new Path2D(shapes[mark.shape]));
        context.restore();
        break;
      case 'group':
        context.save();
        move(context, mark.at);
        drawMarks(context, mark.marks, palette);
        context.restore();
        break;
      case 'figure':
        drawMarks(context, figureMarks(mark.figure), palette);
        break;
      case 'text':
        context.save();
        context.translate(mark.x, mark.y);
        if (mark.downwards === true) context.rotate(Math.PI / 2);
        context.font = `700 ${mark.size}px ${palette.serif}`;
        context.letterSpacing = `${-0.04 * mark.size}px`;
        context.textAlign = 'center';
        context.fillStyle = palette.ink(mark.fill);
        context.fillText(palette.englishIndices ? mark.english : mark.text, 0, 0);
        context.restore();
        break;
    }
  }
}

function move(context: CanvasRenderingContext2D, { x, y, scale, turned }: Placement): void {
  const size = turned === true ? -scale : scale;
  context.translate(x, y);
  context.scale(size, size);
}
