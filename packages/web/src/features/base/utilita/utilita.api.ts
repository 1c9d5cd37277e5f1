import { percorsi } from '@quadra/contract';
import { loadImu, loadModello, loadScadenze, loadUtilita } from '@quadra/fisco';
import { queryOptions } from '@tanstack/react-query';
import { makeFonteServer } from '../../../dominio/fonte/fonte-server.ts';

/** Comuni and foreign states, of today and of yesterday: the key is the codice catastale. */
export const fonteLuoghi = makeFonteServer({
  url: percorsi.comuni,
  urlUna: percorsi.comuni.replace(/\/list$/, ''),
  campiTesto: ['Denominazione'],
  campoChiave: 'Codice',
});

const sempre = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** What computes, loaded when the page is opened. */
export const utilitaQuery = queryOptions({
  queryKey: ['fisco', 'utilita'] as const,
  queryFn: loadUtilita,
  ...sempre,
});

/** The form of persons of a year. */
export const modelloQuery = (anno: number) =>
  queryOptions({
    queryKey: ['fisco', 'utilita', 'modello', anno] as const,
    queryFn: async () => (await loadModello(anno, 'redditi-pf')) ?? null,
    ...sempre,
  });

/** What counts the IMU, fetched where it is asked for. */
export const imuQuery = queryOptions({
  queryKey: ['fisco', 'utilita', 'imu'] as const,
  queryFn: loadImu,
  ...sempre,
});

export const scadenzeQuery = queryOptions({
  queryKey: ['fisco', 'utilita', 'scadenze'] as const,
  queryFn: loadScadenze,
  ...sempre,
});

/** The name of a place by its code; null when nobody knows it. */
export const luogoQuery = (codice: string) =>
  queryOptions({
    queryKey: ['fisco', 'utilita', 'luogo', codice] as const,
    queryFn: async ({ signal }) => (await fonteLuoghi.find(codice, signal))?.testo ?? null,
    ...sempre,
  });
