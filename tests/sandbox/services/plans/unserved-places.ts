/** Cities of zip codes where nothing is delivered, so that a visitor sees that the code was understood. */
export const UNSERVED_CITIES: Readonly<Record<string, string>> = {
  '10001': 'New York',
  '60601': 'Chicago',
  '70112': 'New Orleans',
  '87102': 'Albuquerque',
  '90001': 'Los Angeles',
  '99501': 'Anchorage',
};
