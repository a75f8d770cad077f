import { expect, test } from 'vitest';
import { indexPoints } from './cluster-index.ts';
import type { ClusterPoint } from './geo-point.ts';

const WORLD: [number, number, number, number] = [-180, -85, 180, 85];
const of = (key: number, lat: number, lng: number, rank = 3): ClusterPoint => ({
  key,
  lat,
  lng,
  rank,
  label: `Sekolah ${key}`,
  tone: rank === 0 ? 'red' : 'green',
  glyph: rank === 0 ? '‼' : '✓',
});

test('what lies close together is one mark in the colour of the worst of it, which its corner counts', () => {
  const { marksIn, zoomOf } = indexPoints([of(1, -6.2, 106.8), of(2, -6.21, 106.81, 0), of(3, -6.19, 106.79), of(4, 3.6, 98.7)]);
  const [cluster, alone] = marksIn(WORLD, 5).toSorted((a, b) => b.count - a.count);
  expect(cluster).toMatchObject({ count: 3, text: '3', tone: 'red', corner: '1 ‼' });
  expect(alone).toMatchObject({ key: 4, count: 1, text: '✓', tone: 'green' });
  const zoom = zoomOf(cluster?.cluster ?? 0);
  expect(zoom).toBeGreaterThan(5);
  expect(marksIn(WORLD, zoom).length).toBeGreaterThan(2);
}); // prettier-ignore

test('a point is found at the first zoom at which it stands for itself, also where two lie on one spot', () => {
  const near = [of(1, -6.2, 106.8), of(2, -6.2001, 106.8001), of(3, -6.2, 106.8)];
  const { zoomAlone, marksIn } = indexPoints(near);
  const zoom = zoomAlone(near[1] ?? of(0, 0, 0), 5);
  expect(marksIn(WORLD, zoom).some(({ key }) => key === 2)).toBe(true);
  expect(marksIn(WORLD, zoomAlone(near[0] ?? of(0, 0, 0), 5)).filter(({ key }) => key !== 2)).toHaveLength(2);
});

test('ten thousand are told apart within a frame or two', () => {
  const many = Array.from({ length: 10_000 }, (_, n) => of(n, -9 + (n % 140) / 10, 95 + ((n * 7) % 450) / 10, n % 97 === 0 ? 0 : 3));
  const { marksIn } = indexPoints(many);
  expect(marksIn(WORLD, 5).reduce((sum, { count }) => sum + count, 0)).toBe(10_000);
  expect(marksIn(WORLD, 5).length).toBeLessThan(400);
}); // prettier-ignore
