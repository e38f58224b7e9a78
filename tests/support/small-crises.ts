/** A named window before all levels of the small release. */
export const smallCrises = [
  {
    id: 'pandemic',
    name: { 'en-us': 'Pandemic', 'ja-jp': '感染症の拡大' },
    from: '2020-02-19',
    to: '2020-03-23',
  },
];
