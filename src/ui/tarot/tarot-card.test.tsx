import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TarotBack, TarotCard } from './tarot-card.tsx';

it('says its name, that it lies reversed, and what it shows', () => {
  render(<TarotCard id={17} name="The Star" description="A great star." reversed />);
  const card = screen.getByRole('img', { name: /^The Star, reversed/u });
  expect(card.querySelector('desc')?.textContent).toBe('A great star.');
});

it('turns the picture and leaves the badge upright', () => {
  const { container, rerender } = render(<TarotCard id={40} name="Five of Cups" reversed />);
  const turned = container.querySelector('svg > g[transform^="rotate(180"]');
  const badge = [...container.querySelectorAll('text')].find((text) => text.textContent === 'R');
  expect(turned).not.toBe(null);
  expect(badge).toBeDefined();
  expect(turned?.contains(badge ?? null)).toBe(false);
  rerender(<TarotCard id={40} name="Five of Cups" />);
  expect(container.querySelector('svg > g[transform^="rotate(180"]')).toBe(null);
});

it('writes its name at full size alone', () => {
  const { container, rerender } = render(<TarotCard id={40} name="Five of Cups" />);
  const texts = () => [...container.querySelectorAll('text')].map((text) => text.textContent);
  expect(texts()).toEqual(['V', 'Five of Cups']);
  rerender(<TarotCard id={40} name="Five of Cups" detail="small" />);
  expect(texts()).toEqual(['V']);
});

it('tells nothing of itself face down, unless it is named', () => {
  const { container, rerender } = render(<TarotBack />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  rerender(<TarotBack label="Card 12, face down" />);
  expect(screen.getByRole('img', { name: 'Card 12, face down' })).toBeVisible();
});
