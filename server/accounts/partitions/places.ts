// The places where accounts were found, so that each is asked for there first. Losing one costs a statement for each other database.

export interface Places {
  readonly find: (name: string) => number | undefined;
  readonly remember: (name: string, place: number) => void;
}

/** Remembers the places of the latest `most` names. */
export function createPlaces(most: number): Places {
  const places = new Map<string, number>();
  return {
    find: (name) => places.get(name),
    remember: (name, place) => {
      if (places.get(name) === place) return;
      places.set(name, place);
      const [oldest] = places.keys();
      if (places.size > most && oldest !== undefined) places.delete(oldest);
    },
  };
}
