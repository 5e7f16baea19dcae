import type { Answer } from '../../protocol/answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { readRecordId } from '../../protocol/parameters.ts';
import { invalidBody, notFound } from '../../protocol/problem.ts';
import { asId18 } from '../../metadata/record-id.ts';
import { findPlace } from '../../services/favorites/favorite-place.ts';
import type { Favorite } from '../../services/favorites/favorites.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';

/** Most favorites of one user. */
const MOST_FAVORITES = 200;

type FavoriteServices = Pick<Services, 'favorites' | 'listViews' | 'repository'>;
type FavoriteOperation = Operation<'favorites' | 'listViews' | 'repository'>;

/** GET all favorites that lead somewhere. */
export const getFavorites: FavoriteOperation = {
  access: 'customer',
  changes: false,
  handle: (call, services): Answer => ({ status: 200, body: describeAll(call, services) }),
};

/** GET one favorite. */
export const getFavorite: FavoriteOperation = {
  access: 'customer',
  changes: false,
  handle: (call, services): Answer => answerOne(readRecordId(call, 'favoriteId'), call, services),
};

/** POST a place to go to. */
export const createFavorite: FavoriteOperation = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { name = null, sortOrder, target, targetType: kind } = bodyOf(call, 'createFavorite');
    const { userId } = viewerOf(call);
    const place = findPlace({ kind, target }, viewerOf(call), services);
    if (place === undefined) throw invalidBody(`There is no ${kind} ${target.slice(0, 100)}`);
    const before = describeAll(call, services).favorites;
    if (before.length >= MOST_FAVORITES) throw invalidBody(`A user has at most ${MOST_FAVORITES} favorites`);
    if (before.some((one) => one.targetType === kind && one.target === place.target)) {
      throw invalidBody('This place is a favorite already');
    }
    const { id } = services.repository.transaction(() => {
      const added = services.favorites.add(userId, { name, target: place.target, kind });
      if (sortOrder !== undefined) move({ id: added.id, sortOrder }, call, services);
      return added;
    });
    return { ...answerOne(id, call, services), status: 201 };
  },
};

/** PATCH the name or the place among the others. */
export const updateFavorite: FavoriteOperation = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { name, sortOrder } = bodyOf(call, 'updateFavorite');
    if (name === undefined && sortOrder === undefined)
      throw invalidBody('One of name or sortOrder is needed');
    const { id } = findOwn(readRecordId(call, 'favoriteId'), call, services);
    services.repository.transaction(() => {
      if (name !== undefined) services.favorites.rename(viewerOf(call).userId, id, name);
      if (sortOrder !== undefined) move({ id, sortOrder }, call, services);
    });
    return answerOne(id, call, services);
  },
};

/** PUT all favorites: their order, new names, and which of them stay. */
export const updateFavorites: FavoriteOperation = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { userId } = viewerOf(call);
    const wanted = bodyOf(call, 'updateFavorites').favorites.map((one) => ({ ...one, id: asId18(one.id) }));
    const ids = wanted.map(({ id }) => id);
    const known = describeAll(call, services).favorites.map(({ id }) => id);
    const unknown = ids.find((id) => !known.includes(id));
    if (unknown !== undefined) throw invalidBody(`There is no favorite ${unknown}`);
    if (new Set(ids).size < ids.length) throw invalidBody('A favorite is named twice');
    services.repository.transaction(() => {
      services.favorites.arrange(userId, ids);
      for (const { id, name } of wanted) {
        if (name !== undefined) services.favorites.rename(userId, id, name);
      }
    });
    return { status: 200, body: describeAll(call, services) };
  },
};

/** DELETE one favorite. */
export const deleteFavorite: FavoriteOperation = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { userId } = viewerOf(call);
    const { id } = findOwn(readRecordId(call, 'favoriteId'), call, services);
    const others = services.favorites.list(userId).flatMap((one) => (one.id === id ? [] : [one.id]));
    services.repository.transaction(() => services.favorites.arrange(userId, others));
    return { status: 200 };
  },
};

/** PATCH the count and the time of the last use. */
export const updateFavoriteUsage: FavoriteOperation = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { id } = findOwn(readRecordId(call, 'favoriteId'), call, services);
    services.favorites.countUse(viewerOf(call).userId, id);
    return answerOne(id, call, services);
  },
};

function move(
  { id, sortOrder }: { readonly id: string; readonly sortOrder: number },
  call: Call,
  services: FavoriteServices,
): void {
  const { userId } = viewerOf(call);
  const others = services.favorites.list(userId).flatMap((one) => (one.id === id ? [] : [one.id]));
  const shown = describeAll(call, services).favorites.map((one) => one.id);
  // Favorites that lead nowhere now are shown to nobody, so they stand behind the others.
  const order = [
    ...others.filter((one) => shown.includes(one)),
    ...others.filter((one) => !shown.includes(one)),
  ];
  services.favorites.arrange(userId, order.toSpliced(sortOrder - 1, 0, id));
}

function findOwn(id: string, call: Call, services: FavoriteServices) {
  const found = describeAll(call, services).favorites.find((one) => one.id === id);
  if (found === undefined) throw notFound();
  return found;
}

function answerOne(id: string, call: Call, services: FavoriteServices): Answer {
  return { status: 200, body: findOwn(id, call, services) };
}

/** The favorites whose places are still there for the user. */
function describeAll(call: Call, services: FavoriteServices) {
  const favorites = services.favorites
    .list(viewerOf(call).userId)
    .flatMap((favorite) => describe(favorite, call, services))
    .map((favorite, index) => ({ ...favorite, sortOrder: index + 1 }));
  return { favorites };
}

function describe(
  { id, kind, name, uses, lastUse, target }: Favorite,
  call: Call,
  services: FavoriteServices,
) {
  const place = findPlace({ kind, target }, viewerOf(call), services);
  if (place === undefined) return [];
  const { color, icon } = place.object;
  return [
    {
      accessCount: uses,
      iconColor: color,
      iconUrl: `https://org.example.com/img/icon/${icon}_120.png`,
      id,
      lastAccessDate: lastUse,
      name: name ?? place.name,
      objectType: place.objectType,
      subtitle: place.subtitle,
      target,
      targetType: kind,
    },
  ];
}
