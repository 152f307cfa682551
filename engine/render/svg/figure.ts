// Figures as SVG: small, without scripts and identifiers, the same for the same figure.

import type { BlockOf } from '../../document/block.ts';
import { type DrawingKind, foldDrawing } from '../../document/drawing.ts';
import { plain } from '../plain.ts';
import type { NumberStyle } from '../style.ts';
import { type Picture, svgDocument, svgInHtml } from './picture.ts';
import { cellsPicture } from './cells.ts';
import { dotsPicture } from './dots.ts';
import { planePicture, type Write } from './plane.ts';

/** A whole SVG document. Its description is the text of the figure. */
export function figureSvg(figure: BlockOf<'figure'>, style: NumberStyle): string {
  return svgDocument(pictureOf(figure, style), figure.title, plain.prose(figure.text, style));
}

/** The picture for HTML, where the text of the figure stands beside it. */
export function figurePicture(figure: BlockOf<'figure'>, style: NumberStyle): string {
  return svgInHtml(pictureOf(figure, style), figure.title);
}

function pictureOf({ drawing }: BlockOf<'figure'>, style: NumberStyle): Picture {
  const write: Write = (expression) => plain.expression(expression, style);
  return foldDrawing<DrawingKind, Picture>(drawing, {
    plane: (plane) => planePicture(plane, write),
    dots: (dots) => dotsPicture(dots, write),
    cells: (cells) => cellsPicture(cells, write),
  });
}
