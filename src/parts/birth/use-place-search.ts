import { useEffect, useState } from 'react';
import { createPlaceSearch } from '#engine/places-client.ts';
import type { PlaceSearch } from '#engine/places-client.ts';

/** A place search for as long as the screen is shown. Its worker starts with the first letter typed. */
export function usePlaceSearch(make: () => PlaceSearch = createPlaceSearch): PlaceSearch {
  const [places] = useState(make);
  useEffect(() => () => places.close(), [places]);
  return places;
}
