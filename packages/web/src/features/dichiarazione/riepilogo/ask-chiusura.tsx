import { CASELLE_ELENCATE } from '@quadra/contract';
import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { openModale } from '../../../ui/finestre/apertura.ts';
import type { Apertura } from '../apertura/contesto.ts';
import { IMPEGNO, nameCasella } from '../dati/chiave.ts';
import { listMancanze, listNonDefinitive } from '../dati/mancanze.ts';
import css from './Riepilogo.module.css';

type Dove = Pick<Apertura, 'dichiarazione' | 'modello' | 'campi' | 'goTo' | 'openQuadro' | 'explain'>;

/** Asks whether to close, after telling which results are not final and what they, and the sending, wait for. True on OK. */
export async function askChiusura(testo: string, dove: Dove): Promise<boolean> {
  const { esito, close } = openModale({
    titolo: m.chiusuraTitolo,
    larghezza: 640,
    contenuto: <Domanda testo={testo} dove={dove} onVai={() => close()} />,
  });
  return (await esito) === 'confermata';
}

type Props = { testo: string; dove: Dove; onVai: () => void };

function Domanda({ testo, dove, onVai }: Props) {
  const { dichiarazione, modello, campi, goTo, openQuadro, explain } = dove;
  const { incomplete, provvisorie } = listNonDefinitive(campi.calcolo);
  const mancanze = listMancanze(campi.calcolo, null);
  const aperti = modello.quadri.filter(({ codice }) => dichiarazione.statiQuadri[codice] === 'aperto');
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
                {mancanza.dati.map(({ chiave }) => (
                  <Vai
                    key={chiave}
                    chiave={chiave}
                    testo={`${m.vaiAlCampo} ${mancanza.dati.length > 1 ? nameCasella(chiave) : ''}`}
                    onVai={via(goTo)}
                  />
                ))}
              </li>
            ))}
          </ul>
          <Altre quante={mancanze.length - CASELLE_ELENCATE} />
        </section>
      )}
      {dichiarazione.dataImpegno === null && (
        <p>
          {m.senzaImpegno} <Vai chiave={IMPEGNO} testo={m.vaiAlCampo} onVai={via(goTo)} />
        </p>
      )}
      <p className={css.coverage}>{testo}</p>
    </div>
  );
}

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
