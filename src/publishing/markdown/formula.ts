/**
 * Formulas as they are typed in a fenced block (```` ```formula ````), one a line, as MathML Core:
 * `R = I(end) / I(start) − 1`, `s^2 = {Σ_t (r_t − bar(r))^2} / {n − 1}`, `P_i(t)`, `D(t^{+})`.
 * Braces group and are not shown, `/` is a fraction of what stands directly beside it, "words" are text; a space
 * within their quotes is shown.
 */

type Token = { text: string; isTouching: boolean };

const token = /\s*("[^"]*"|[0-9]+(?:\.[0-9]+)?|[A-Za-z]+|[\p{L}]|[^\s])/gu;

function readTokens(source: string): Token[] {
  return Array.from(source.matchAll(token), ([whole, text = '']) => ({
    text,
    isTouching: whole === text,
  }));
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const closings = new Set(Object.values(closing));
/** Begins a command of TeX, which would be shown as it was typed: `\\cdot`. */
const foreign = '\\';
const isName = (text: string) => /^\p{L}+$/u.test(text);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const element = (name: string, ...children: string[]) => `<${name}>${children.join('')}</${name}>`;
const operator = (text: string) => element('mo', escaped(text));
// MathML drops spaces at the edges of a text, unless they are no-break spaces.
const words = (quoted: string) =>
  element('mtext', escaped(quoted.slice(1, -1)).replaceAll(/^ | $/g, '\u00A0'));

const isTall = (shown: string) => /<m(?:frac|under|sqrt)>/.test(shown);
const bracket = (text: string, inside: string) =>
  isTall(inside) ? operator(text) : `<mo stretchy="false">${text}</mo>`;

/** Limits the depth, for readers and for the stack. */
const deepest = 50;

/** A formula that is not closed, ends too early, is nested too deep, or is written in another notation. */
class FormulaError extends Error {}

/** One formula as MathML, with its source for copying; null where it cannot be parsed. */
export function renderFormula(source: string): string | null {
  try {
    const reader = new FormulaReader(readTokens(source));
    const shown = reader.row(null);
    const plain = source.trim().replaceAll('{', '(').replaceAll('}', ')').replaceAll('"', '');
    const note = `<annotation encoding="text/plain">${escaped(plain)}</annotation>`;
    return `<math display="block"><semantics>${shown}${note}</semantics></math>`;
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
}

class FormulaReader {
  private at = 0;
  private depth = 0;
  private isSmall = false;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  /** Parses up to a closing bracket, or to the end. */
  row(end: string | null): string {
    const parts: string[] = [];
    while (this.next && this.next.text !== end) parts.push(this.fraction());
    if (end !== null) this.take();
    return element('mrow', ...parts);
  }

  private get next(): Token | undefined {
    return this.tokens[this.at];
  }

  private take(): Token {
    const found = this.next;
    if (!found) throw new FormulaError();
    this.at += 1;
    return found;
  }

  private fraction(): string {
    let shown = this.scripted();
    while (this.next?.text === '/') {
      this.take();
      const below = this.scripted();
      shown = this.isSmall ? shown + operator('/') + below : element('mfrac', shown, below);
    }
    return shown;
  }

  /** A symbol with its subscript and superscript, and its argument. */
  private scripted(): string {
    const text = this.next?.text ?? '';
    let shown = this.symbol();
    let marks = 0;
    for (let mark = this.next; mark; mark = this.next) {
      if (marks++ > deepest) throw new FormulaError();
      if (mark.text === '_') shown = this.below(text, shown);
      else if (mark.text === '^') shown = this.above(shown);
      else if (mark.text === '(' && mark.isTouching && isName(text)) shown = this.applied(shown);
      else break;
    }
    return shown;
  }

  private below(base: string, shown: string): string {
    return element(base === 'Σ' ? 'munder' : 'msub', shown, this.script());
  }

  private above(shown: string): string {
    return element('msup', shown, this.script());
  }

  /** Fractions in scripts are written on one line. */
  private script(): string {
    this.take();
    const before = this.isSmall;
    this.isSmall = true;
    const shown = this.symbol();
    this.isSmall = before;
    return shown;
  }

  private applied(shown: string): string {
    if (shown === '<mi>bar</mi>') {
      this.take();
      return element('mover', this.row(')'), operator('¯'));
    }
    return element('mrow', shown, operator('\u2061'), this.symbol());
  }

  private symbol(): string {
    this.depth += 1;
    if (this.depth > deepest) throw new FormulaError();
    const shown = this.oneSymbol();
    this.depth -= 1;
    return shown;
  }

  /** Brackets grow with a fraction or a sum in them, and with nothing else. */
  private bracketed(start: string, end: string): string {
    const inside = this.row(end);
    return element('mrow', bracket(start, inside), inside, bracket(end, inside));
  }

  private oneSymbol(): string {
    const { text } = this.take();
    if (closings.has(text) || text === foreign) throw new FormulaError();
    if (text === '√') return element('msqrt', this.symbol());
    if (text === 'Σ') return operator('∑');
    if (text === '{') return this.row('}');
    const end = closing[text];
    if (end !== undefined) return this.bracketed(text, end);
    if (text.startsWith('"')) return words(text);
    if (/^[0-9]/.test(text)) return element('mn', text);
    return isName(text) ? element('mi', escaped(text)) : operator(text);
  }
}
