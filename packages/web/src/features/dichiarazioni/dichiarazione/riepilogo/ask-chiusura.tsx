import { CASELLE_ELENCATE } from '@quadra/contract';
import { isSenzaDati } from '@quadra/fisco';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { openModale } from '../../../../ui/finestre/apertura.ts';
import type { Apertura } from '../apertura/contesto.ts';
import { IMPEGNO, nameCasella } from '../dati/chiave.ts';
import { listMancanze, listNonDefinitive } from '../dati/mancanze.ts';
import { listAvvisi } from '../dati/rilievi.ts';
import type { EsitoChiusura } from '../dichiarazione.api.ts';
import { CostoConAcquisto, type Rilettura } from '../elenco/CostoStampa.tsx';
import { LuoghiMancanza } from '../spiega/LuoghiMancanza.tsx';
import { checkMotivo, MotivoChiusura, makeMotivo } from '../vita/MotivoChiusura.tsx';
import type { Costo } from '../vita/vita.api.ts';
import { checkImpegno, ImpegnoChiusura, type ImpegnoScritto } from './ImpegnoChiusura.tsx';
import css from './Riepilogo.module.css';

type Dove = Pick<Apertura, 'dichiarazione' | 'modello' | 'campi' | 'goTo' | 'openQuadro' | 'explain'>;

/** What was answered: to complete first the quadri still open, or to close, with the reason where it is wanted. */
export type RispostaChiusura =
  | { readonly completa: readonly string[] }
  | { readonly motivo: string | undefined; readonly impegno: string | null };

/**
 * Asks whether to close, after telling which results are not final and what they, and the sending, wait for. One that is
 * incomplete or empty wants a reason; with open quadri that the studio does not close by force there is no OK, but the offer to
 * complete them all. The day of the promise is asked where it is missing. Null: not closed.
 */
export async function askChiusura(
  dove: Dove,
  come: Pick<Props, 'costo' | 'rileggi' | 'altrui' | 'conBozza'>,
): Promise<RispostaChiusura | null> {
  const { dichiarazione, campi } = dove;
  const { incomplete } = listNonDefinitive(campi.calcolo);
  const vuota = isSenzaDati(dichiarazione.righi, dichiarazione.forzature);
  const isDiscorde = come.altrui.length > 0;
  const serveMotivo = incomplete.length > 0 || vuota || isDiscorde;
  const impedita = listAperti(dove).length > 0 && !dichiarazione.forzaChiusura;
  const motivo = makeMotivo();
  const impegno: ImpegnoScritto = { giorno: '' };
  let completa: readonly string[] = [];
  const { esito, close } = openModale({
    titolo: m.chiusuraTitolo,
    larghezza: 640,
    senzaOk: impedita,
    daScrivere: serveMotivo,
    pericolo: serveMotivo || listAperti(dove).length > 0,
    controllo: async () => checkImpegno(impegno) && (!serveMotivo || checkMotivo(motivo, true)),
    contenuto: (
      <Domanda dove={dove} {...come} onVai={() => close()}>
        {dichiarazione.dataImpegno === null && !impedita && <ImpegnoChiusura impegno={impegno} />}
        {impedita && (
          <DaCompletare
            dove={dove}
            onCompleta={(quadri) => {
              completa = quadri;
              close();
            }}
          />
        )}
        {serveMotivo && !impedita && (
          <MotivoChiusura
            motivo={motivo}
            etichetta={m.motivoChiusura}
            nota={noteMotivo({ vuota, isIncompleta: incomplete.length > 0 })}
            obbligatorio
          />
        )}
      </Domanda>
    ),
  });
  const risposta = await esito;
  if (completa.length > 0) return { completa };
  if (risposta !== 'confermata') return null;
  return {
    motivo: serveMotivo ? motivo.testo.trim() : undefined,
    impegno: impegno.giorno === '' ? null : impegno.giorno,
  };
}

const noteMotivo = ({ vuota, isIncompleta }: { vuota: boolean; isIncompleta: boolean }): string => {
  if (vuota) return m.motivoVuota;
  return isIncompleta ? m.motivoIncompleta : m.motivoDiscorde;
};

const listAperti = ({ dichiarazione, modello }: Pick<Dove, 'dichiarazione' | 'modello'>) =>
  modello.quadri.filter(({ codice }) => dichiarazione.statiQuadri[codice] === 'aperto');

type PropsDaCompletare = { dove: Dove; onCompleta: (quadri: readonly string[]) => void };

/** The quadri still open completed in one go, after their warnings were read. */
function DaCompletare({ dove, onCompleta }: PropsDaCompletare) {
  const aperti = listAperti(dove).map(({ codice }) => codice);
  const avvisi = listAvvisi(dove.campi, aperti);
  return (
    <>
      {avvisi.length > 0 && (
        <section aria-label={m.daVerificare}>
          <p className="strong">{m.daVerificare}</p>
          <ul>
            {avvisi.map(({ chiave, frase }) => (
              <li key={`${chiave}${frase}`} className={css.missing}>
                {frase}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Button icona={IconCircleCheck} className={css.all} onClick={() => onCompleta(aperti)}>
        {m.completaTutti(aperti.length)}
      </Button>
    </>
  );
}

type Props = {
  dove: Dove;
  costo: Costo | null;
  rileggi: Rilettura;
  /** What another declaration says otherwise. */
  altrui: EsitoChiusura['mancanze'];
  /** A draft found again waits: what it holds would be left out. */
  conBozza: boolean;
  onVai: () => void;
  children: ReactNode;
};

function Domanda({ dove, costo, rileggi, altrui, conBozza, onVai, children }: Props) {
  const { dichiarazione, modello, campi, goTo, openQuadro, explain } = dove;
  const { incomplete, provvisorie } = listNonDefinitive(campi.calcolo);
  const mancanze = listMancanze(modello, campi.calcolo);
  const aperti = listAperti(dove);
  const via = (run: (chiave: string) => void) => (chiave: string) => {
    onVai();
    run(chiave);
  };
  return (
    <div className={css.question}>
      {aperti.length > 0 && (
        <section className={css.links} aria-label={m.quadriAperti}>
          <span className={css.warned}>{m.quadriAperti}</span>
          {aperti.map(({ codice }) => (
            <Vai key={codice} chiave={codice} testo={codice} onVai={via(openQuadro)} />
          ))}
        </section>
      )}
      {incomplete.length + provvisorie.length > 0 && (
        <p className={css.warned}>{m.nonDefinitivi(incomplete.length, provvisorie.length)}</p>
      )}
      <Caselle nome={m.caselleIncomplete} chiavi={incomplete} onVai={via(explain)} />
      <Caselle nome={m.caselleProvvisorie} chiavi={provvisorie} onVai={via(explain)} />
      {mancanze.length > 0 && (
        <section aria-label={m.cosaManca}>
          <p className="strong">{m.cosaManca}</p>
          <ul>
            {mancanze.slice(0, CASELLE_ELENCATE).map((mancanza) => (
              <li key={mancanza.frase} className={css.missing}>
                {mancanza.frase}
                <LuoghiMancanza
                  mancanza={mancanza}
                  className={css.link}
                  onVai={via(goTo)}
                  onSpiega={via(explain)}
                />
              </li>
            ))}
          </ul>
          <Altre quante={mancanze.length - CASELLE_ELENCATE} />
        </section>
      )}
      <Altrui mancanze={altrui} onVai={via(goTo)} />
      {dichiarazione.dataImpegno === null && aperti.length > 0 && !dichiarazione.forzaChiusura && (
        <p>
          {m.senzaImpegno} <Vai chiave={IMPEGNO} testo={m.vaiAlCampo} onVai={via(goTo)} />
        </p>
      )}
      {conBozza && <p className={css.warned}>{m.chiusuraConBozza}</p>}
      <p className={css.coverage}>{aperti.length === 0 ? m.chiusuraTesto : describeAperti(dichiarazione)}</p>
      {costo !== null && <CostoConAcquisto costo={costo} aspetta={m.chiusuraTitolo} rileggi={rileggi} />}
      {children}
    </div>
  );
}

type PropsAltrui = { mancanze: EsitoChiusura['mancanze']; onVai: (chiave: string) => void };

/** What does not agree with the declaration of another, each with the casella that says it here. */
function Altrui({ mancanze, onVai }: PropsAltrui) {
  if (mancanze.length === 0) return null;
  return (
    <section aria-label={m.nonTorna}>
      <p className="strong">{m.nonTorna}</p>
      <ul>
        {mancanze.slice(0, CASELLE_ELENCATE).map(({ Chiave, Frase }) => (
          <li key={`${Chiave}${Frase}`} className={css.missing}>
            {Frase} <Vai chiave={Chiave} testo={nameCasella(Chiave)} onVai={onVai} />
          </li>
        ))}
      </ul>
      <Altre quante={mancanze.length - CASELLE_ELENCATE} />
    </section>
  );
}

const describeAperti = ({ forzaChiusura }: Dove['dichiarazione']): string =>
  forzaChiusura ? m.chiusuraForzata : m.chiusuraImpedita;

type PropsCaselle = { nome: string; chiavi: readonly string[]; onVai: (chiave: string) => void };

/** The first of some caselle: each opens why it is so. */
function Caselle({ nome, chiavi, onVai }: PropsCaselle) {
  if (chiavi.length === 0) return null;
  return (
    <section className={css.links} aria-label={nome}>
      <span>{nome}</span>
      {chiavi.slice(0, CASELLE_ELENCATE).map((chiave) => (
        <Vai key={chiave} chiave={chiave} testo={nameCasella(chiave)} onVai={onVai} />
      ))}
      <Altre quante={chiavi.length - CASELLE_ELENCATE} />
    </section>
  );
}

const Altre = ({ quante }: { quante: number }) =>
  quante > 0 && <span className={css.coverage}>{m.eAltre(quante)}</span>;

type PropsVai = { chiave: string; testo: string; onVai: (chiave: string) => void };
const Vai = ({ chiave, testo, onVai }: PropsVai) => (
  <button type="button" className={css.link} onClick={() => onVai(chiave)}>
    {testo}
  </button>
);
