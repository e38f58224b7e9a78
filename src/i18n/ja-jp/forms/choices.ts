import type { Choice } from '../../en-us/forms/choices.ts';

export const choiceNames: Record<Choice, string> = {
  'Advisor Team': 'アドバイザー部門',
  'Marketing/Sales Support': 'マーケティング・営業支援',
  'Product/Marketing teams': '商品・マーケティング部門',
  'Sales & Service Teams': '営業・サービス部門',
  'Investment Team': '運用部門',
  'C-Suite': '経営陣',
  'Operations & IT': 'オペレーション・IT',
  'Legal & Compliance': '法務・コンプライアンス',
  'Individual Investor': '個人投資家',
  'Academic - Endowment/Research/Instructional/Student': '学術（基金・研究・教育・学生）',
  Academic: '学術機関',
  'Advisor/Wealth Manager': 'アドバイザー・ウェルスマネージャー',
  'Asset Manager': '資産運用会社',
  'Asset Owner': 'アセットオーナー',
  'Equity Indexes': '株式指数',
  'Fixed Income Indexes': '債券指数',
  'Multi-Asset Indexes': 'マルチアセット指数',
  'Sustainable Investing Indexes': 'サステナブル投資指数',
  Other: 'その他',
  'Learn more about one of our index products': '指数商品について詳しく知りたい',
  'Speak to Client Service about an existing account':
    '既存のお取引についてクライアントサービスと話したい',
  Yes: 'はい',
  No: 'いいえ',
};
