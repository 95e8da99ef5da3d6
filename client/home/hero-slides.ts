import { paths } from '../paths';

export interface HeroSlide {
  id: number;
  title: string;
  subtitle: string;
  image: string;
  cta: string;
  ctaLink: string;
}

export const heroSlides: readonly HeroSlide[] = [
  {
    id: 1,
    title: 'Discover Ancient Treasures',
    subtitle: 'Explore historical artifacts from around the world',
    image: '/scenes/nile-at-dawn.webp',
    cta: 'Start Exploring',
    ctaLink: paths.allArtifacts,
  },
  {
    id: 2,
    title: 'Share Your Discoveries',
    subtitle: 'Add your own historical artifacts to our collection',
    image: '/scenes/museum-hall.webp',
    cta: 'Add Artifact',
    ctaLink: paths.addArtifact,
  },
  {
    id: 3,
    title: 'Connect with History',
    subtitle: 'Like, save, and explore artifacts that fascinate you',
    image: '/scenes/colonnade.webp',
    cta: 'Join Community',
    ctaLink: paths.civilizations,
  },
];
