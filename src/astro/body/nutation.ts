/**
 * The slow turning of the frame in which longitudes are counted: precession of equator and ecliptic, and nutation.
 */

const ARCSEC = Math.PI / 648_000;
const DAYS_PER_CENTURY = 36_525;

/** Obliquity of the ecliptic of J2000, on which the tables of planets are laid, radians. */
export const J2000_OBLIQUITY = 84_381.406 * ARCSEC;

/**
 * Terms of nutation: multiples of l, l', F, D and the node; then in 1e-7″ the sine of the longitude, how it grows a
 * century, and the cosine of the obliquity.
 *
 * The lines of the IAU 2000B series (McCarthy & Luzum 2003) above 0.0015″: together within 0.01″ of all of it.
 */
const TERMS: readonly (readonly [number, number, number, number, number, number, number, number])[] = [
  [0, 0, 0, 0, 1, -172_064_161, -174_666, 92_052_331],
  [0, 0, 2, -2, 2, -13_170_906, -1675, 5_730_336],
  [0, 0, 2, 0, 2, -2_276_413, -234, 978_459],
  [0, 0, 0, 0, 2, 2_074_554, 207, -897_492],
  [0, 1, 0, 0, 0, 1_475_877, -3633, 73_871],
  [0, 1, 2, -2, 2, -516_821, 1226, 224_386],
  [1, 0, 0, 0, 0, 711_159, 73, -6750],
  [0, 0, 2, 0, 1, -387_298, -367, 200_728],
  [1, 0, 2, 0, 2, -301_461, -36, 129_025],
  [0, -1, 2, -2, 2, 215_829, -494, -95_929],
  [0, 0, 2, -2, 1, 128_227, 137, -68_982],
  [-1, 0, 2, 0, 2, 123_457, 11, -53_311],
  [-1, 0, 0, 2, 0, 156_994, 10, -1235],
  [1, 0, 0, 0, 1, 63_110, 63, -33_228],
  [-1, 0, 0, 0, 1, -57_976, -63, 31_429],
  [-1, 0, 2, 2, 2, -59_641, -11, 25_543],
  [1, 0, 2, 0, 1, -51_613, -42, 26_366],
  [-2, 0, 2, 0, 1, 45_893, 50, -24_236],
  [0, 0, 0, 2, 0, 63_384, 11, -1220],
  [0, 0, 2, 2, 2, -38_571, -1, 16_452],
  [0, -2, 2, -2, 2, 32_481, 0, -13_870],
  [-2, 0, 0, 2, 0, -47_722, 0, 477],
  [2, 0, 2, 0, 2, -31_046, -1, 13_238],
  [1, 0, 2, -2, 2, 28_593, 0, -12_338],
  [-1, 0, 2, 0, 1, 20_441, 21, -10_758],
  [2, 0, 0, 0, 0, 29_243, 0, -609],
  [0, 0, 2, 0, 0, 25_887, 0, -550],
  [0, 1, 0, 0, 1, -14_053, -25, 8551],
  [-1, 0, 0, 2, 1, 15_164, 10, -8001],
  [0, 2, 2, -2, 2, -15_794, 72, 6850],
];

/** l, l', F, D and the Moon's node: arcseconds at J2000 and a century (Simon et al. 1994, as IAU 2000B uses them). */
const ARGUMENTS: readonly (readonly [number, number])[] = [
  [485_868.249036, 1_717_915_923.2178],
  [1_287_104.79305, 129_596_581.0481],
  [335_779.526232, 1_739_527_262.8478],
  [1_072_260.70369, 1_602_961_601.209],
  [450_160.398036, -6_962_890.5431],
];

type Nutation = {
  /** In longitude and in obliquity, radians, and the longitude's change a day. */
  readonly longitude: number;
  readonly obliquity: number;
  readonly rate: number;
};

/** Nutation at `ttDays`, days of TT since J2000. Within 0.02″ of Swiss Ephemeris over 1900–2050. */
export function nutationAt(ttDays: number): Nutation {
  const t = ttDays / DAYS_PER_CENTURY;
  const phases = ARGUMENTS.map(([at, rate]) => ((at + rate * t) % 1_296_000) * ARCSEC);
  const [l, s, f, d, n] = phases as [number, number, number, number, number];
  const rates = ARGUMENTS.map(([, rate]) => rate * ARCSEC);
  const [lr, sr, fr, dr, nr] = rates as [number, number, number, number, number];
  // What the planets add on average, by the same source.
  let longitude = -1350;
  let obliquity = 3880;
  let rate = 0;
  for (const [kl, ks, kf, kd, kn, sine, growth, cosine] of TERMS) {
    const phase = kl * l + ks * s + kf * f + kd * d + kn * n;
    const sin = Math.sin(phase);
    const cos = Math.cos(phase);
    const amplitude = sine + growth * t;
    longitude += amplitude * sin;
    obliquity += cosine * cos;
    rate += amplitude * cos * (kl * lr + ks * sr + kf * fr + kd * dr + kn * nr);
  }
  const unit = 1e-7 * ARCSEC;
  return { longitude: longitude * unit, obliquity: obliquity * unit, rate: (rate * unit) / DAYS_PER_CENTURY };
}

type Precession = {
  /**
   * The angles of Fukushima and Williams, radians: `gamma` and `phi` lay the ecliptic of date on the sky of J2000, `psi`
   * turns to its equinox. The bias between the ICRF and the equator of J2000 is included.
   */
  readonly gamma: number;
  readonly phi: number;
  readonly psi: number;
  /** Mean obliquity of date, radians. */
  readonly obliquity: number;
  /** General precession in longitude, radians a day. */
  readonly rate: number;
};

/** IAU 2006 precession. Source: Hilton et al. 2006, Celestial Mechanics 94, 351; good for thousands of years. */
export function precessionAt(ttDays: number): Precession {
  const t = ttDays / DAYS_PER_CENTURY;
  return {
    gamma: ARCSEC * (-0.052928 + t * (10.556378 + t * (0.4932044 - t * 0.00031238))),
    phi: ARCSEC * (84_381.412819 + t * (-46.811016 + t * (0.0511268 + t * 0.00053289))),
    psi: ARCSEC * (-0.041775 + t * (5038.481484 + t * (1.5584175 - t * 0.00018522))),
    obliquity: ARCSEC * (84_381.406 + t * (-46.836769 + t * (-0.0001831 + t * 0.0020034))),
    rate: (ARCSEC * (5028.796195 + t * 2.2108696)) / DAYS_PER_CENTURY,
  };
}
