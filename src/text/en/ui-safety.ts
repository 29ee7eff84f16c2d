/** Words around the support card. The card's own words are in support-card.ts, in both languages. */
export const uiSafety = {
  supportCard: 'Support',
  supportHere: 'Support and helplines are shown here.',
  countryLabel: 'Country',
  anyCountry: 'Another country',
  breatheIn: (lang: string) => (lang === 'th' ? 'หายใจเข้า' : 'Breathe in'),
  breatheOut: (lang: string) => (lang === 'th' ? 'หายใจออก' : 'Breathe out'),
};
