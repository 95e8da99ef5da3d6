import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { BannerPage } from '../../client/home/BannerPage';
import { heroLoader } from '../../client/home/home-loader';
import { loadedSite, provideSite } from '../support/built-in-site';

beforeAll(provideSite);

const banner = { id: 'page', path: '/', loader: heroLoader, Component: BannerPage };
const renderBanner = () =>
  render(<RouterProvider router={createMemoryRouter([banner], loadedSite)} />);

const slides = () => screen.getAllByRole('group');

test.each([
  [0, 'Discover Ancient Treasures', 'Explore historical artifacts from around the world'],
  [1, 'Share Your Discoveries', 'Add your own historical artifacts to our collection'],
  [2, 'Connect with History', 'Like, save, and explore artifacts that fascinate you'],
])('slide %i has its title and subtitle', (index, title, subtitle) => {
  renderBanner();
  const slide = within(slides()[index] ?? document.body);
  expect(slide.getByRole('heading', { name: title })).toBeTruthy();
  expect(slide.getByText(subtitle)).toBeTruthy();
});

test.each([
  ['Start Exploring', '/all-artifacts'],
  ['Add Artifact', '/add-artifacts'],
  ['Join Community', '/#civilization'],
])('%s leads to %s', (name, path) => {
  renderBanner();
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
});

test('the first slide is rendered before the slider runs, and only this slide has its picture', () => {
  const { container } = renderBanner();
  expect(screen.queryByRole('button', { name: 'Go to slide 3' })).toBeNull();
  expect(slides().map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
  const pictures = [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(pictures).toEqual(['/site/pictures/nile-at-dawn.webp']);
});
