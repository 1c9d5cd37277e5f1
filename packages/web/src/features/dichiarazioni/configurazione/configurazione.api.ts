import {
  type ConfigurazioneFilo,
  type ConfigurazioneScritta,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  toWire,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';

type Busta = { data: ConfigurazioneFilo };
export type Configurazione = Interno<ConfigurazioneFilo>;
export type TipoConfigurato = Configurazione['tipi'][number];
export type QuadroConfigurato = Configurazione['quadri'][number];
export type Scritta = Interno<ConfigurazioneScritta>;
const read = ({ data }: Busta): Configurazione => fromWire<ConfigurazioneFilo>(data);

/** The types of a year and the quadri of their forms. */
export const configurazioneQuery = (anno: number) =>
  queryOptions({
    queryKey: ['configurazione', anno],
    queryFn: () => send<Busta>('GET', percorso(percorsi.configurazioneAnno, { anno })).then(read),
    staleTime: 0,
  });

/** Writes what changes of a year: the rest stays as it is. */
export const writeConfigurazione = (anno: number, scritta: Partial<Scritta>): Promise<Configurazione> =>
  send<Busta>('PUT', percorso(percorsi.configurazioneAnno, { anno }), {
    corpo: toWire<object>(scritta),
  }).then(read);

/** Takes to a year what the vendor wrote for another. */
export const copyConfigurazione = (da: number, a: number): Promise<Configurazione> =>
  send<Busta>('POST', percorso(percorsi.configurazioneAnnoDuplica, { anno: a }), { corpo: { Da: da } }).then(
    read,
  );
