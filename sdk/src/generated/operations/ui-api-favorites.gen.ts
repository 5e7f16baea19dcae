// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { Favorite, FavoriteCollection } from '../schemas.gen.ts';
import { validateGetFavorite, validateGetFavorites } from '../validators/ui-api-favorites.gen.js';

/** Configuration of {@link getFavorite}. */
export interface GetFavoriteConfig {
  /** Id of the favorite. */
  readonly favoriteId: string;
}

/** Answer of {@link getFavorite}. */
export type GetFavoriteData = Favorite;

/** Codes of the server's errors, see {@link getFavorite}. */
export type GetFavoriteErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read one favorite.
 *
 * A favorite with what is needed to show it.
 *
 * Lifetime: Favorite.
 */
export const getFavorite: ReadOperation<GetFavoriteConfig, GetFavoriteData, unknown, GetFavoriteErrorCode> = {
  table: {
    kind: "read",
    id: "getFavorite",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/favorites/{favoriteId}",
    parameters: [{ name: "favoriteId", in: "path", normalise: "id18" }],
    response: { kind: "entity", entity: "Favorite" },
    lifetime: 300000,
    entity: { name: "Favorite", key: { id: "favoriteId" } },
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetFavorite,
};

/** Configuration of {@link getFavorites}. */
export interface GetFavoritesConfig {
}

/** Answer of {@link getFavorites}. */
export type GetFavoritesData = FavoriteCollection;

/** Codes of the server's errors, see {@link getFavorites}. */
export type GetFavoritesErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the user's favorites.
 *
 * All favorites in the user's order.
 *
 * Lifetime: Favorites.
 */
export const getFavorites: ReadOperation<GetFavoritesConfig, GetFavoritesData, unknown, GetFavoritesErrorCode> = {
  table: {
    kind: "read",
    id: "getFavorites",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/favorites",
    parameters: [],
    response: {
      kind: "object",
      members: { favorites: { kind: "list", items: { kind: "entity", entity: "Favorite" } } },
    },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetFavorites,
};
