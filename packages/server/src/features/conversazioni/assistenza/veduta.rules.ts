import type { ParteVeduta, QuadroVeduta, VedutaFilo } from '@quadra/contract';
import { type Modello, quadroOf, rigoOf, type Spiegazione } from '@quadra/fisco';
import { replaceCodiciFiscali } from '@quadra/values';
import type { QuadroFoglio } from '../../consegna/stampa/stampa.public.ts';

/** A line as it is kept: `dice`, it may say who the client is. */
type RigaTenuta = QuadroVeduta['Righe'][number] & { readonly dice: boolean };
type QuadroTenuto = Omit<QuadroVeduta, 'Righe'> & { readonly Righe: readonly RigaTenuta[] };
type Numero = NonNullable<VedutaFilo['Numero']> & { readonly dice: boolean };

/** The page as it was, whole: what of it is served is for who asked to say. */
export interface ContenutoVeduta {
  readonly pagina: QuadroTenuto;
  readonly numero: Numero;
  readonly cliente: NonNullable<VedutaFilo['Cliente']>;
  readonly dichiarazione: readonly QuadroTenuto[];
}

const PASSI_MASSIMI = 12;
const FRONTESPIZIO = 'FR';
/** Caselle where words are written: they may name anybody. */
const DI_PAROLE: readonly string[] = ['testo', 'codiceFiscale'];

/** Where it is written of whom the declaration is: the frontespizio, names and codici fiscali wherever they are. */
function isIdentita(modello: Pick<Modello, 'findCasella'>, chiave: string, valore: string): boolean {
  const tipo = modello.findCasella(chiave)?.tipo ?? 'testo';
  return (
    quadroOf(chiave) === FRONTESPIZIO ||
    DI_PAROLE.includes(tipo) ||
    replaceCodiciFiscali(valore, '') !== valore
  );
}

const nameRigo = (rigo: string, modulo: number) => (modulo > 1 ? `${rigo}, mod. ${modulo}` : rigo);

function keepQuadro(
  modello: Pick<Modello, 'findCasella'>,
  quadro: QuadroFoglio,
  chiesta: string,
): QuadroTenuto {
  return {
    Codice: quadro.codice,
    Titolo: quadro.titolo,
    Righe: quadro.sezioni.flatMap(({ righe, modulo }) =>
      righe.map(({ rigo, colonna, titolo, valore, isCalcolata, isTotale }) => {
        const chiave = `${rigo}.${colonna}`;
        return {
          ...{ Rigo: nameRigo(rigo, modulo), Titolo: titolo, Valore: valore },
          ...{ Calcolata: isCalcolata, Totale: isTotale },
          Chiesta: chiesta === (modulo > 1 ? `${chiave}#${modulo}` : chiave),
          dice: isIdentita(modello, chiave, valore),
        };
      }),
    ),
  };
}

const writeFonte = ({ atto, articolo, verificato }: Spiegazione['fonti'][number]) => ({
  ...{ Testo: articolo === '' ? atto : `${atto}, ${articolo}`, Verificata: verificato },
});

function keepNumero(modello: Pick<Modello, 'findCasella'>, chiave: string, radice: Spiegazione): Numero {
  const writeValore = ({ valoreTesto, stato }: Spiegazione) => (valoreTesto === '' ? stato : valoreTesto);
  const nodi = [radice, ...radice.operandi].slice(0, PASSI_MASSIMI);
  const fonti = new Map(
    nodi.flatMap(({ fonti: sue }) => sue.map(writeFonte)).map((una) => [una.Testo, una] as const),
  );
  return {
    ...{ Rigo: rigoOf(chiave), Titolo: radice.titolo, Valore: writeValore(radice), Frase: radice.frase },
    Passi: nodi.map((nodo) => ({
      Voce: nodo.chiave === undefined ? nodo.titolo : `${rigoOf(nodo.chiave)}, ${nodo.titolo}`,
      ...{ Calcolo: nodo.formulaOggi ?? null, Valore: writeValore(nodo) },
    })),
    Fonti: [...fonti.values()],
    dice: nodi.some(
      (nodo) => nodo.chiave !== undefined && isIdentita(modello, nodo.chiave, nodo.valoreTesto),
    ),
  };
}

interface DaTenere {
  readonly modello: Pick<Modello, 'findCasella'>;
  readonly quadri: readonly QuadroFoglio[];
  readonly chiave: string;
  readonly spiegazione: Spiegazione;
  readonly cliente: { readonly denominazione: string; readonly codiceFiscale: string };
}

/** What is kept of the page a ticket is opened from. */
export function keepVeduta({ modello, quadri, chiave, spiegazione, cliente }: DaTenere): ContenutoVeduta {
  const tenuti = quadri.map((quadro) => keepQuadro(modello, quadro, chiave));
  const codice = quadroOf(chiave);
  return {
    pagina: tenuti.find(({ Codice }) => Codice === codice) ?? { Codice: codice, Titolo: '', Righe: [] },
    numero: keepNumero(modello, chiave, spiegazione),
    cliente: { Denominazione: cliente.denominazione, CodiceFiscale: cliente.codiceFiscale },
    dichiarazione: tenuti.filter(({ Codice }) => Codice !== codice),
  };
}

/** Of what was kept, the parts that were ticked; what says who the client is, only where that was. */
export function showVeduta(
  { pagina, numero, cliente, dichiarazione }: ContenutoVeduta,
  consenso: readonly ParteVeduta[],
): Pick<VedutaFilo, 'Pagina' | 'Numero' | 'Cliente' | 'Dichiarazione'> {
  const isMostrata = (parte: ParteVeduta) => consenso.includes(parte);
  const isDetto = isMostrata('cliente');
  const showQuadro = ({ Righe, ...quadro }: QuadroTenuto): QuadroVeduta => ({
    ...quadro,
    Righe: Righe.map(({ dice, ...riga }) => (dice && !isDetto ? { ...riga, Valore: null } : riga)),
  });
  const { dice: isNumeroSuo, ...suo } = numero;
  return {
    Pagina: isMostrata('pagina') ? showQuadro(pagina) : null,
    Numero: isMostrata('numero') && (isDetto || !isNumeroSuo) ? suo : null,
    Cliente: isDetto ? cliente : null,
    Dichiarazione: isMostrata('dichiarazione') ? dichiarazione.map(showQuadro) : null,
  };
}
