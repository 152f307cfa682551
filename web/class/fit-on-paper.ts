// Formulas that are wider than a sheet of paper are made smaller when they are printed, so that none is cut off.

/**
 * How wide something may be on the screen to fit between the margins of the narrower of the usual papers, in pixels of CSS: 210 mm less
 * 2 times 15 mm. Letters of 16 pixels are printed in 14.
 */
const PAPER_WIDTH = (675 * 16) / 14;

/** How wide something is by itself, in the size that it has on the screen. */
function ownWidth(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}

/** Says of each formula and table, as `--fit`, by how much its letters have to be smaller on paper. */
export function fitOnPaper(page: HTMLElement): void {
  for (const element of page.querySelectorAll<HTMLElement | MathMLElement>('math, table')) {
    const fit = PAPER_WIDTH / ownWidth(element);
    if (fit < 1) element.style.setProperty('--fit', fit.toFixed(3));
  }
}
