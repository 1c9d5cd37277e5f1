import { addDays, formatData, formatIt, giornoDiRoma, isData, toCentesimi } from '@quadra/values';
import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { toApiError } from '../../../api/errore.ts';
import { makeFonteTributi } from '../../../dominio/fonte/tributi.ts';
import { messaggiRavvedimento as m } from '../../../messages/ravvedimento.ts';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Curva } from './Curva.tsx';
import { PreparaF24 } from './PreparaF24.tsx';
import css from './Ravvedimento.module.css';
import { type Domanda, type Esito, ravvedimentoQuery } from './ravvedimento.api.ts';
import { Gradini, Passi, Righe } from './Tabelle.tsx';

/** What is asked, as the address carries it: the amount in cents. */
type Ricerca = {
  tributo?: string;
  importo?: number;
  scadenza?: string;
  versamento?: string;
  atto?: string;
  /** The debt of a conto that it is about, where it was asked from there. */
  cliente?: string;
  anno?: number;
  voce?: string;
};

const fonteTributi = makeFonteTributi();
const fonteAtti = makeFonteDati(Object.entries(m.atti).map(([chiave, testo]) => ({ chiave, testo })));
const atti = ['pvc', 'schema', 'schema dopo pvc'] as const;
const euro = (valore: number) => formatIt(toCentesimi(valore), { decimali: 2, mostraZero: true });
const oggi = () => giornoDiRoma(new Date());

/** The question that the address asks; null while something of it is missing. */
function readDomanda({ tributo, importo, scadenza, versamento = oggi(), atto }: Ricerca): Domanda | null {
  if (!tributo || !importo || !scadenza || !isData(scadenza) || !isData(versamento)) return null;
  const ricevuto = atti.find((uno) => uno === atto);
  return { tributo, importo, scadenza, pagamento: versamento, ...(ricevuto ? { atto: ricevuto } : {}) };
}

type PropsCampi = {
  chiesta: Ricerca;
  change: (nuova: Partial<Ricerca>) => void;
  esito: Esito | undefined;
};

function Campi({ chiesta, change, esito }: PropsCampi) {
  const slittata = esito !== undefined && esito.Scadenza !== chiesta.scadenza;
  return (
    <div className={css.fields}>
      <Tendina
        etichetta={m.tributo}
        segnaposto={m.cercaTributo}
        valore={chiesta.tributo ?? null}
        fonte={fonteTributi}
        opzionale
        onChange={(tributo) => change({ tributo: tributo ?? '' })}
      />
      <NumberField
        etichetta={m.importo}
        unita="€"
        valore={chiesta.importo ?? null}
        opzioni={{ decimali: 2 }}
        onValore={(importo) => change({ importo: importo ?? 0 })}
      />
      <DateField
        etichetta={m.scadenza}
        valore={chiesta.scadenza ?? ''}
        messaggio={slittata ? { tipo: 'info', testo: m.slittata(formatData(esito.Scadenza)) } : null}
        onChange={(scadenza) => change({ scadenza })}
      />
      <DateField
        etichetta={m.versamento}
        valore={chiesta.versamento ?? oggi()}
        messaggio={esito && esito.Giorni > 0 ? { tipo: 'info', testo: m.giorni(esito.Giorni) } : null}
        onChange={(versamento) => change({ versamento })}
      />
      <Tendina
        etichetta={m.atto}
        valore={chiesta.atto ?? 'nessuno'}
        fonte={fonteAtti}
        onChange={(atto) => change({ atto: atto ?? 'nessuno' })}
      />
    </div>
  );
}

function Cifra({ esito, giorno }: { esito: Esito; giorno: string }) {
  return (
    <div className={css.answer} role="status">
      <strong className={css.figure}>{euro(esito.Totale)} €</strong>
      <p>
        {m.daVersare(formatData(giorno))}
        {esito.Giorni === 0 ? `. ${m.neiTermini}` : `: ${m.oltre(euro(esito.Sanzione + esito.Interessi))}.`}
        {esito.Giorni > 0 && (
          <span className={css.soft}>
            {esito.FinoAl === null ? m.senzaTermine : m.finoAl(formatData(esito.FinoAl))}
          </span>
        )}
      </p>
    </div>
  );
}

/** What a late payment costs and why: the address is the question, nothing is kept. */
export function RavvedimentoPage() {
  const chiesta: Ricerca = useSearch({ strict: false });
  const navigate = useNavigate();
  const domanda = readDomanda(chiesta);
  const { data, error } = useQuery({
    ...ravvedimentoQuery(
      domanda ?? { tributo: '', importo: 0, scadenza: oggi(), pagamento: addDays(oggi(), 1) },
    ),
    enabled: domanda !== null,
  });
  const change = (nuova: Partial<Ricerca>) => {
    // Another tax, sum or term is no longer what the conto asked.
    const { cliente: _c, anno: _a, voce: _v, ...sola } = chiesta;
    const resta = 'versamento' in nuova || 'atto' in nuova ? chiesta : sola;
    void navigate({ to: '.', search: { ...resta, ...nuova }, replace: true });
  };
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    notifiche.push('success', m.copiato);
  };
  const errore = error === null ? null : toApiError(error);
  const esito = domanda === null || errore ? undefined : data?.esito;
  return (
    <>
      <BarraTitolo
        titolo={m.titolo}
        dettaglio={chiesta.voce === undefined ? m.nullaSalvato : m.salvaSolo}
        errore={errore && <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
      >
        {esito && esito.Giorni > 0 && domanda && <PreparaF24 {...{ chiesta, domanda }} />}
        {domanda !== null && (
          <Button icona={IconLink} onClick={() => void copy()}>
            {m.copia}
          </Button>
        )}
      </BarraTitolo>
      <div className={css.body}>
        <Campi chiesta={chiesta} change={change} esito={esito} />
        {domanda === null && <p className={css.soft}>{m.compila}</p>}
        {esito && domanda && data && (
          <>
            <Cifra esito={esito} giorno={domanda.pagamento} />
            <Righe esito={esito} />
            {esito.Giorni > 0 && (
              <>
                <h2 className={css.heading}>{m.picture}</h2>
                <Curva punti={data.punti} gradini={data.gradini} />
                <h2 className={css.heading}>{m.gradini}</h2>
                <Gradini gradini={data.gradini} giorni={esito.Giorni} />
                <h2 className={css.heading}>{m.spiega}</h2>
                <Passi passi={esito.Passi} />
              </>
            )}
            <p className={css.note}>{m.vale}</p>
          </>
        )}
      </div>
    </>
  );
}
