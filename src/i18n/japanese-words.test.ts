import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The words for a search are those that visitors may think of: they may be any.
const texts = globSync([
  'src/i18n/ja-jp/**/*.ts',
  'src/publishing/pages/**/*.md',
  'demo/{pages,generator}/**',
])
  .filter((path) => /\.(ts|md|yaml)$/.test(path) && !/(?:search|question)-words\.ts$/.test(path))
  .concat('demo/site.yaml', 'demo/navigation.yaml');

test('I18-01 Japanese texts have one word for one thing', () => {
  const other = [
    /ウェイト|ウエート|均等加重/, // ウエイト, 等ウエイト
    /業種/, // セクター
    /ブラウザ(?!ー)/, // ブラウザー
    /もとづ/, // 基づ
    /計算方法/, // 算出方法
    /\d％/, // 100%
    /プライベート・マーケット/, // プライベート市場
    /リターン種別/, // リターンの種類
    /公表版/, // リリース
    /チャート/, // グラフ
    /ターゲット・デート|ターゲットボラティリティ/, // ターゲットデート, 目標ボラティリティ
    /変動率/, // ボラティリティ
    /(?<!算出|データ)基準日/, // The base date; figures bear the date of their data.
    /投資可能な商品/, // 投資商品
    /最初の指数値の日/, // 指数値の開始日
    /算出開始[日来後]/, // 公表開始日
  ];
  const found = texts.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => other.some((word) => word.test(line)))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
