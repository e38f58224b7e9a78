import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Fails the test if the page can be scrolled sideways or a text does not fit into its box. */
export async function expectEverythingFits(page: Page): Promise<void> {
  expect(await findCut(page)).toEqual([]);
}

/** Describes everything that does not fit into its box or makes the page scroll sideways. */
export async function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rounding = 1;
    const root = document.scrollingElement;
    const sideways =
      root && root.scrollWidth > root.clientWidth + rounding
        ? [`the document is ${root.scrollWidth}px wide in ${root.clientWidth}px`]
        : [];
    // Texts for screen readers are cut on purpose, and closed details are not visible.
    const isHidden = (element: Element) =>
      element.clientWidth <= rounding ||
      element.clientHeight <= rounding ||
      !element.checkVisibility();
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    const hasText = (element: Element) =>
      Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    // Text in a drawing may be outside the drawing, unless the drawing or the window cuts it.
    const mayLeaveBox = (element: Element) =>
      element instanceof SVGElement &&
      element.ownerSVGElement !== null &&
      !clips(getComputedStyle(element.ownerSVGElement).overflowX) &&
      element.getBoundingClientRect().left >= 0;
    const cut = Array.from(document.querySelectorAll('body *')).filter((element) => {
      if (isHidden(element)) return false;
      const { overflowX, overflowY, display } = getComputedStyle(element);
      const isWide = element.scrollWidth > element.clientWidth + rounding;
      const isHigh = element.scrollHeight > element.clientHeight + rounding;
      if ((clips(overflowX) && isWide) || (clips(overflowY) && isHigh)) return true;
      // A text that is wider than its box overlaps the next one.
      const leavesBox = display !== 'inline' && overflowX === 'visible' && isWide;
      return hasText(element) && leavesBox && !mayLeaveBox(element);
    });
    const pen = document.createElement('canvas').getContext('2d')!;
    const cutHints = Array.from(document.querySelectorAll('input')).filter((field) => {
      const { paddingLeft, paddingRight, fontSize, fontFamily } = getComputedStyle(field);
      pen.font = `${fontSize} ${fontFamily}`;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return !isHidden(field) && pen.measureText(field.placeholder).width > room + rounding;
    });
    return [
      ...sideways,
      ...cutHints.map((field) => `cut: the placeholder ${field.placeholder}`),
      ...cut.map(
        (element) =>
          `cut: ${element.tagName} .${element.className} ${element.textContent?.slice(0, 60)}`,
      ),
    ];
  });
}

/** Fails the test if two labels of one drawing overlap. */
export async function expectLabelsApart(page: Page): Promise<void> {
  expect(await findLabelsOnEachOther(page)).toEqual([]);
}

/** The pairs of overlapping labels in each figure of the page. */
async function findLabelsOnEachOther(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The share of a text box above and below its digits, which may overlap.
    const unused = 0.2;
    const inked = (text: SVGTextElement) => {
      const { left, right, top, bottom, height } = text.getBoundingClientRect();
      return { left, right, top: top + height * unused, bottom: bottom - height * unused };
    };
    const labelsOf = (figure: Element) =>
      Array.from(figure.querySelectorAll<SVGTextElement>('svg text'))
        .filter((text) => text.checkVisibility() && text.textContent.trim() !== '')
        .map((text) => ({ words: text.textContent, ...inked(text) }))
        .filter(({ left, right }) => right > left);
    const figures = Array.from(document.querySelectorAll('figure'), labelsOf);
    return figures.flatMap((labels) =>
      labels.flatMap((one, i) =>
        labels
          .slice(i + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          )
          .map((other) => `labels on each other: ${one.words} and ${other.words}`),
      ),
    );
  });
}
