import {
  chiaveAnno,
  chiaveLms,
  type IndirizziProfilo,
  type MappaSuite,
  profiloSuite,
  type VoceSuite,
} from '@quadra/contract';
import type { AmbienteSuite } from '../../../config-suite.ts';
import type { Applicazione } from './applicazione.queries.ts';

/** An application as the map needs it. */
export type VoceApplicazione = Pick<
  Applicazione,
  'codice' | 'nome' | 'tipo' | 'anno' | 'numero' | 'indirizzi' | 'paginaIniziale'
>;

const ASSENTE: VoceSuite = { nome: '', base: {}, inizio: '' };

const toBase = (indirizzi: string | IndirizziProfilo): IndirizziProfilo =>
  typeof indirizzi === 'string'
    ? Object.fromEntries(profiloSuite.map((profilo) => [profilo, indirizzi]))
    : indirizzi;

/** The environment of a login origin; undefined for one that the map does not have. */
export const findAmbiente = (
  origini: Readonly<Record<string, AmbienteSuite>>,
  origine: string,
): AmbienteSuite | undefined => (Object.hasOwn(origini, origine) ? origini[origine] : undefined);

/**
 * Where the applications are for one environment: its own addresses first, those of the vendor's screen for what it does
 * not say. What nobody configured stays without an address: not available.
 */
export function computeMappa(
  applicazioni: readonly VoceApplicazione[],
  ambiente: AmbienteSuite | undefined,
): MappaSuite {
  const voce = (applicazione: VoceApplicazione): VoceSuite => {
    const propri = ambiente?.indirizzi ?? {};
    const proprio = Object.hasOwn(propri, applicazione.codice) ? propri[applicazione.codice] : undefined;
    return {
      nome: applicazione.nome,
      base: { ...applicazione.indirizzi, ...(proprio === undefined ? {} : toBase(proprio)) },
      inizio: applicazione.paginaIniziale,
    };
  };
  const collect = (tipo: Applicazione['tipo'], chiaveDi: (una: VoceApplicazione) => string | null) =>
    Object.fromEntries(
      applicazioni.flatMap((una) => {
        const chiave = una.tipo === tipo ? chiaveDi(una) : null;
        return chiave === null ? [] : [[chiave, voce(una)]];
      }),
    );
  const perAnno = ({ anno }: VoceApplicazione) => (anno === null ? null : chiaveAnno(anno));
  const manager = applicazioni.find(({ tipo }) => tipo === 'manager');
  return {
    manager: manager === undefined ? ASSENTE : voce(manager),
    anni: collect('dichiarazioni', perAnno),
    common: collect('common', perAnno),
    lms: collect('lms', ({ numero }) => (numero === null ? null : chiaveLms(numero))),
  };
}
