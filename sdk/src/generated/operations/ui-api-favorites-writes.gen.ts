// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { Favorite, FavoriteCollection, FavoriteTargetType, FavoriteToKeep } from '../schemas.gen.ts';
import { validateCreateFavorite, validateDeleteFavorite, validateUpdateFavorite, validateUpdateFavoriteUsage, validateUpdateFavorites } from '../validators/ui-api-favorites-writes.gen.js';

/** Configuration of {@link createFavorite}. */
export interface CreateFavoriteConfig {
  /** Name for people; else that of the place. */
  readonly name?: string | undefined;
  /** Place among the favorites; else the last. */
  readonly sortOrder?: number | undefined;
  /** Id or API name of the place, by its kind. */
  readonly target: string;
  readonly targetType: FavoriteTargetType;
}

/** Answer of {@link createFavorite}. */
export type CreateFavoriteData = Favorite;

/** Codes of the server's errors, see {@link createFavorite}. */
export type CreateFavoriteErrorCode = "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Add a favorite.
 *
 * Adds a place to the user's favorites, at the end where no place among them is given.
 *
 * Throws "Invalid config for "createFavorite"" when the configuration is refused.
 */
export const createFavorite: WriteOperation<CreateFavoriteConfig, CreateFavoriteData, unknown, CreateFavoriteErrorCode> = {
  table: {
    kind: "write",
    id: "createFavorite",
    api: "ui-api",
    method: "POST",
    path: "/ui-api/favorites",
    parameters: [],
    body: ["name", "sortOrder", "target", "targetType"],
    response: { kind: "entity", entity: "Favorite" },
    otherwise: "Invalid config for \"createFavorite\"",
    invalidates: [{ operation: "getFavorites" }],
  },
  accepts: validateCreateFavorite,
};

/** Configuration of {@link deleteFavorite}. */
export interface DeleteFavoriteConfig {
  /** Id of the favorite. */
  readonly favoriteId: string;
}

/** Answer of {@link deleteFavorite}. */
export type DeleteFavoriteData = undefined;

/** Codes of the server's errors, see {@link deleteFavorite}. */
export type DeleteFavoriteErrorCode = "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Remove a favorite.
 *
 * Removes the favorite; what it leads to stays.
 *
 * Throws "Invalid config for "deleteFavorite"" when the configuration is refused.
 */
export const deleteFavorite: WriteOperation<DeleteFavoriteConfig, DeleteFavoriteData, unknown, DeleteFavoriteErrorCode> = {
  table: {
    kind: "write",
    id: "deleteFavorite",
    api: "ui-api",
    method: "DELETE",
    path: "/ui-api/favorites/{favoriteId}",
    parameters: [{ name: "favoriteId", in: "path", normalise: "id18" }],
    response: { kind: "plain" },
    otherwise: "Invalid config for \"deleteFavorite\"",
    evict: { on: [200, 204], entity: "Favorite", key: { id: "favoriteId" } },
    optimistic: { entity: "", key: {} },
    invalidates: [{ operation: "getFavorites" }],
  },
  accepts: validateDeleteFavorite,
  traits: {
    optimisticResults: { leaves: true },
  },
};

/** Configuration of {@link updateFavorite}. */
export interface UpdateFavoriteConfig {
  /** Id of the favorite. */
  readonly favoriteId: string;
  /** Name for people. */
  readonly name?: string | undefined;
  /** Place among the favorites. */
  readonly sortOrder?: number | undefined;
}

/** Answer of {@link updateFavorite}. */
export type UpdateFavoriteData = Favorite;

/** Codes of the server's errors, see {@link updateFavorite}. */
export type UpdateFavoriteErrorCode = "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Rename or move a favorite.
 *
 * Changes the name or the place among the others, which make room.
 *
 * Throws "Invalid config for "updateFavorite"" when the configuration is refused.
 */
export const updateFavorite: WriteOperation<UpdateFavoriteConfig, UpdateFavoriteData, unknown, UpdateFavoriteErrorCode> = {
  table: {
    kind: "write",
    id: "updateFavorite",
    api: "ui-api",
    method: "PATCH",
    path: "/ui-api/favorites/{favoriteId}",
    parameters: [{ name: "favoriteId", in: "path", normalise: "id18" }],
    body: ["name", "sortOrder"],
    response: { kind: "entity", entity: "Favorite" },
    otherwise: "Invalid config for \"updateFavorite\"",
    optimistic: { entity: "Favorite", key: { id: "favoriteId" }, members: { name: "name" } },
    invalidates: [{ operation: "getFavorites" }],
  },
  accepts: validateUpdateFavorite,
};

/** Configuration of {@link updateFavoriteUsage}. */
export interface UpdateFavoriteUsageConfig {
  /** Id of the favorite. */
  readonly favoriteId: string;
}

/** Answer of {@link updateFavoriteUsage}. */
export type UpdateFavoriteUsageData = Favorite;

/** Codes of the server's errors, see {@link updateFavoriteUsage}. */
export type UpdateFavoriteUsageErrorCode = "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Count a use of a favorite.
 *
 * Counts one more use, and notes its time.
 *
 * Throws "Invalid config for "updateFavoriteUsage"" when the configuration is refused.
 */
export const updateFavoriteUsage: WriteOperation<UpdateFavoriteUsageConfig, UpdateFavoriteUsageData, unknown, UpdateFavoriteUsageErrorCode> = {
  table: {
    kind: "write",
    id: "updateFavoriteUsage",
    api: "ui-api",
    method: "PATCH",
    path: "/ui-api/favorites/{favoriteId}/usage",
    parameters: [{ name: "favoriteId", in: "path", normalise: "id18" }],
    response: { kind: "entity", entity: "Favorite" },
    otherwise: "Invalid config for \"updateFavoriteUsage\"",
  },
  accepts: validateUpdateFavoriteUsage,
};

/** Configuration of {@link updateFavorites}. */
export interface UpdateFavoritesConfig {
  /** The favorites to keep. */
  readonly favorites: readonly FavoriteToKeep[];
}

/** Answer of {@link updateFavorites}. */
export type UpdateFavoritesData = FavoriteCollection;

/** Codes of the server's errors, see {@link updateFavorites}. */
export type UpdateFavoritesErrorCode = "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Save all favorites at once.
 *
 * Names, order and which there are. Favorites that are not named are removed.
 *
 * Throws "Invalid config for "updateFavorites"" when the configuration is refused.
 */
export const updateFavorites: WriteOperation<UpdateFavoritesConfig, UpdateFavoritesData, unknown, UpdateFavoritesErrorCode> = {
  table: {
    kind: "write",
    id: "updateFavorites",
    api: "ui-api",
    method: "PUT",
    path: "/ui-api/favorites/batch",
    parameters: [],
    body: ["favorites"],
    response: {
      kind: "object",
      members: { favorites: { kind: "list", items: { kind: "entity", entity: "Favorite" } } },
    },
    otherwise: "Invalid config for \"updateFavorites\"",
    invalidates: [{ operation: "getFavorites" }, { operation: "getFavorite" }],
  },
  accepts: validateUpdateFavorites,
};
