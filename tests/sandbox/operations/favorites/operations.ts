import type { AnyOperation } from '../operation.ts';
import {
  createFavorite,
  deleteFavorite,
  getFavorite,
  getFavorites,
  updateFavorite,
  updateFavoriteUsage,
  updateFavorites,
} from './favorites.ts';

/** Places that a customer goes to often. */
export const favoritesOperations: Readonly<Record<string, AnyOperation>> = {
  createFavorite,
  deleteFavorite,
  getFavorite,
  getFavorites,
  updateFavorite,
  updateFavoriteUsage,
  updateFavorites,
};
