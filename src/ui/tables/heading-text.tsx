import { Fragment } from 'react';

/**
 * Between what and what a Japanese heading may end a line: after a particle, where the script changes, and before the
 * last part of long borrowed words. By rule, not by a dictionary: server and browser have to find the same places.
 */
const places =
  /(?<=[ぁ-ん一-龠])(?=[ァ-ヺ])|(?<=[ぁ-んァ-ー])(?=[一-龠])|(?<=.)(?=（)|(?<=[ァ-ー])(?=レシオ|エラー|ショック)/;

/** The words of a heading, with the places where its lines may end: a narrow column would break words of Japanese anywhere. */
export function HeadingText({ text }: { text: string }) {
  return text.split(places).map((phrase, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {phrase}
    </Fragment>
  ));
}
