import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SkyHero } from './sky-hero.tsx';

const lisbon = { name: 'Lisbon', latDeg: 38.72, lonDeg: -9.14 };

function draw(at: string, place: typeof lisbon | null = lisbon, moonElongationDeg = 140) {
  const now = Date.parse(at);
  const { container } = render(
    <SkyHero place={place} now={now} zone="Europe/Lisbon" moonElongationDeg={moonElongationDeg} />,
  );
  // Some engines part the time from AM and PM by a narrow no-break space.
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');
  return {
    caption: plain(container.querySelector('figcaption')?.textContent),
    label: plain(screen.getByRole('img').getAttribute('aria-label')),
    circles: container.querySelectorAll('svg circle').length,
  };
}

test('says whose sky it is, when and which way', () => {
  // Half past six in the evening, the Moon 35° up in the south-east.
  const { caption, label, circles } = draw('2026-11-21T18:10:00Z');
  expect(caption).toBe('Lisbon, 6:10 PM, east');
  expect(label).toMatch(
    /^The sky over Lisbon at 6:10 PM, looking east\. The Moon stands 3\d° above the horizon\./,
  );
  expect(label).toContain('Perseus');
  expect(circles).toBeGreaterThan(30);
});

test('a Moon too high for the picture is owned up to', () => {
  expect(draw('2026-11-21T21:10:00Z').caption).toBe('Moon higher, at 62°Lisbon, 9:10 PM, east');
});

test('a Moon that is down, and stars by day, are owned up to', () => {
  const { caption, label } = draw('2026-11-21T10:00:00Z');
  expect(caption).toBe('Moon below the horizon, stars behind daylightLisbon, 10:00 AM, east');
  expect(label).toContain('The Moon is below the horizon');
  expect(label).toContain('The Sun is up');
});

test('without a place there are no stars, only the Moon and the day', () => {
  const { caption, label, circles } = draw('2026-11-21T23:30:00Z', null);
  expect(caption).toBe('Saturday, November 21');
  expect(label).toBe('The Moon in its phase of Saturday, November 21, over a horizon.');
  // The disc and its rim.
  expect(circles).toBe(2);
});
