/** The turn from the ICRF to the mean ecliptic and equinox of date: IAU 2006 precession in the angles of Fukushima and Williams. */

const SECOND = Math.PI / 648_000;

/** Place (any unit) on the mean ecliptic of date; `day` is TT since J2000. */
export function toEclipticOfDate([x, y, z], day) {
  const t = day / 36_525;
  const gamma = SECOND * (-0.052928 + t * (10.556378 + t * (0.4932044 - t * 0.00031238)));
  const phi = SECOND * (84_381.412819 + t * (-46.811016 + t * (0.0511268 + t * 0.00053289)));
  const psi = SECOND * (-0.041775 + t * (5038.481484 + t * (1.5584175 - t * 0.00018522)));
  const [gx, gy] = [x * Math.cos(gamma) + y * Math.sin(gamma), -x * Math.sin(gamma) + y * Math.cos(gamma)];
  const [py, pz] = [gy * Math.cos(phi) + z * Math.sin(phi), -gy * Math.sin(phi) + z * Math.cos(phi)];
  return [gx * Math.cos(psi) - py * Math.sin(psi), gx * Math.sin(psi) + py * Math.cos(psi), pz];
}

/** Place on the ecliptic of J2000 used for the series of the inner planets: turned about x by the mean obliquity. */
const J2000_OBLIQUITY = 84_381.406 * SECOND;

export function toEclipticJ2000([x, y, z]) {
  const [c, s] = [Math.cos(J2000_OBLIQUITY), Math.sin(J2000_OBLIQUITY)];
  return [x, y * c + z * s, -y * s + z * c];
}

/** [longitude, latitude, distance], radians. */
export function spherical([x, y, z]) {
  return [Math.atan2(y, x), Math.atan2(z, Math.hypot(x, y)), Math.hypot(x, y, z)];
}
