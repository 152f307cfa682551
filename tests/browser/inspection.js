// Inspection: what a page is asked about itself. Runs in the browser; every function lists what is wrong, in words.

const MATHML = 'http://www.w3.org/1998/Math/MathML';

/** Enough of an element to find it again. */
function outline(element) {
  return element.outerHTML.slice(0, 300);
}

function all(selector) {
  return Array.from(document.querySelectorAll(selector));
}

/** The elements of MathML Core that set mathematics. Browsers say nothing about others and show them as rows. */
const CORE = new Set(
  'math mrow mi mn mo mtext ms mspace mphantom mpadded mstyle merror mfrac msqrt mroot msub msup msubsup'
    .split(' ')
    .concat('munder mover munderover mmultiscripts mprescripts mtable mtr mtd semantics annotation'.split(' ')),
);

/** Elements that are no HTML, and elements inside formulas that are not MathML Core. */
function unknownElements() {
  const inFormulas = all('math, math *').filter(
    ({ namespaceURI, localName }) => namespaceURI !== MATHML || !CORE.has(localName),
  );
  const elsewhere = all('body *').filter((element) => element instanceof HTMLUnknownElement);
  return [...inFormulas, ...elsewhere].map(outline);
}

/** Formulas that take no room. */
function invisibleFormulas() {
  return all('math')
    .filter((math) => {
      const { width, height } = math.getBoundingClientRect();
      return width === 0 || height === 0;
    })
    .map(outline);
}

/** Strings that are no XML. */
function illFormed(strings) {
  const parser = new DOMParser();
  return strings.filter((text) => {
    const parsed = parser.parseFromString(text, 'application/xhtml+xml');
    return parsed.querySelector('parsererror') !== null || parsed.documentElement.namespaceURI !== MATHML;
  });
}

/** Tables whose rows are of unequal length, or whose columns have no titles. */
function brokenTables() {
  return all('table')
    .filter((table) => {
      const columns = table.tHead?.rows[0]?.cells.length ?? 0;
      const titles = table.querySelectorAll('thead th[scope="col"]').length;
      const isEven = Array.from(table.rows).every((row) => row.cells.length === columns);
      return columns === 0 || titles !== columns || !isEven || table.tBodies.length !== 1;
    })
    .map(outline);
}

/** What sticks out of the window instead of scrolling inside its own container. */
function overflowing() {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const culprits = all('body *').filter(
    (element) =>
      element.getBoundingClientRect().right > clientWidth &&
      element.closest('[tabindex]') === null &&
      element.closest('mtable, table') === null,
  );
  return [`${scrollWidth} > ${clientWidth}`, ...culprits.map(outline)];
}

/** Scrolling containers that the keyboard does not reach, or that have no name. */
function unreachable() {
  return all('body *')
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
    .filter((element) => element.tabIndex !== 0 || !element.ariaLabel || !element.role)
    .map(outline);
}

/** Formulas in scrolling containers that begin outside of what can be scrolled to. */
function cutOff() {
  return all('[tabindex="0"] > math, [tabindex="0"] > table')
    .filter((content) => {
      const container = content.parentElement;
      const first = content.querySelector('mo, mi, mn, mtext, th');
      const start = container.getBoundingClientRect().left - container.scrollLeft;
      return first !== null && first.getBoundingClientRect().left < start - 1;
    })
    .map(outline);
}

/** Headings that skip a level within their section. */
function misplacedHeadings() {
  return all('section').flatMap((section) => {
    const headings = Array.from(section.querySelectorAll('h1, h2, h3, h4, h5, h6'));
    const levels = headings.map((heading) => Number(heading.localName.slice(1)));
    return headings.filter((_, index) => levels[index] > (index === 0 ? 0 : levels[index - 1]) + 1).map(outline);
  });
}

function rightEnd(element) {
  return element.getBoundingClientRect().right;
}

/** Cells that are not set where their column asks for. */
function unaligned() {
  return all('mtd[style*="right"]')
    .filter((cell) => {
      const last = cell.lastElementChild;
      const column = Array.from(cell.parentElement.children).indexOf(cell);
      const below = cell.parentElement.nextElementSibling?.children[column];
      return (
        below?.getAttribute('style')?.includes('right') &&
        Math.abs(rightEnd(last) - rightEnd(below.lastElementChild)) > 1.5
      );
    })
    .map(outline);
}

globalThis.inspection = {
  unknownElements,
  invisibleFormulas,
  illFormed,
  brokenTables,
  overflowing,
  unreachable,
  cutOff,
  misplacedHeadings,
  unaligned,
};
