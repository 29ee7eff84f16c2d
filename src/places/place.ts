/** A place where someone was born, as the city index knows it. */
export type Place = {
  /** `gn:` and the GeoNames number. */
  readonly id: `gn:${number}`;
  readonly name: string;
  /** First-level region (state, province); may be empty. */
  readonly region: string;
  /** In the language the index was made with. */
  readonly country: string;
  /** ISO 3166-1 alpha-2, `XK` for Kosovo. */
  readonly countryCode: string;
  /** Degrees, north and east positive, three decimals (about 100 m). */
  readonly latDeg: number;
  readonly lonDeg: number;
  /** IANA zone id as GeoNames has it. */
  readonly zone: string;
  /** The name on the place's own signs, where the index has one and it is not `name`. */
  readonly nativeName?: string;
};

/** "Chiang Mai, Thailand", "Paris, Texas, United States": a region that repeats the name is left out. */
export function placeLabel({ name, region, country }: Pick<Place, 'name' | 'region' | 'country'>): string {
  return [name, region === name ? '' : region, country].filter((part) => part !== '').join(', ');
}
