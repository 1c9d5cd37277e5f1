import { type CodiceApplicativo, etichettaApplicativo, percorsi } from '@quadra/contract';
import { type ReactNode, useRef, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiModulo as m } from '../../../messages/modulo.ts';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { BarraSelezione } from '../../../ui/comandi/BarraSelezione.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { countScelte, nessuna, tutte } from '../../../ui/griglia/selezione.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteEnum } from '../../../ui/scelta/voci.ts';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Modulo.module.css';
import {
  activateConPacchetto,
  activateInMassa,
  type EsitoAttivazione,
  type EsitoMassivo,
  fontePacchetti,
  listIdStudi,
  type Studio,
  studiQuery,
} from './modulo.api.ts';
import { computePermessi } from './permessi.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'RagioneSociale', nome: 'Ragione sociale', larghezza: 220 },
  { chiave: 'PIVA', nome: 'Partita IVA', larghezza: 130 },
];
const colonne = prepareColonne<Studio>([
  {
    nome: 'ragioneSociale',
    testo: 'Ragione sociale',
    ordina: 'RagioneSociale',
    fissa: true,
    valore: (riga) => riga.ragioneSociale,
  },
  {
    nome: 'partitaIva',
    testo: 'Partita IVA',
    ordina: 'PIVA',
    larghezza: 120,
    cifre: true,
    valore: (riga) => riga.partitaIva,
  },
  {
    nome: 'comune',
    testo: 'Comune',
    ordina: 'Comune',
    larghezza: 160,
    valore: (riga) => riga.comuneDescrizione,
  },
  {
    nome: 'tipologiaSottoscrizione',
    testo: 'Sottoscrizione',
    larghezza: 140,
    valore: (riga) => riga.tipologiaSottoscrizione,
  },
]);
const ORDINE = ['RagioneSociale'];
const fonteModuli = makeFonteEnum(etichettaApplicativo);

/** A module on or off for many studi at once. */
export function AttivazioneMassivaPage() {
  const { attiva } = computePermessi(useSessione().utente);
  return attiva ? <Lista /> : <NonAutorizzato titolo={m.massiva} />;
}

function Lista() {
  const [codice, setCodice] = useState<CodiceApplicativo | null>(null);
  const [anno, setAnno] = useState('');
  const [pacchetto, setPacchetto] = useState<{ id: string; nome: string } | null>(null);
  // One name until what is asked changes or is done: sent again, nobody is given the package twice.
  const richiesta = useRef({ cosa: '', id: '' });
  const [esito, setEsito] = useState<ReactNode>(null);
  const { inCorso, run } = useAtto();
  const { elenco, filtro, selezione, setSelezione } = useElenco({
    percorso: percorsi.studioLista,
    nome: 'attivazione-massiva',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: studiQuery,
  });
  const totale = elenco.dati?.totale ?? 0;
  const quanti = countScelte(selezione, totale);
  const readScelti = async () =>
    selezione.tipo === 'righe'
      ? [...selezione.chiavi]
      : (await listIdStudi(filtro, totale)).filter((id) => !selezione.escluse.has(id));

  const activateCon = async (quale: CodiceApplicativo, scelto: { id: string; nome: string }) => {
    const domanda = {
      titolo: m.conPacchettoDomanda,
      testo: m.conPacchettoTesto(etichettaApplicativo[quale], m.quanti(quanti), scelto.nome),
    };
    if (!(await askConferma(domanda))) return;
    const idStudi = (await readScelti()).map(Number);
    const cosa = [quale, anno, scelto.id].join();
    if (richiesta.current.cosa !== cosa) richiesta.current = { cosa, id: crypto.randomUUID() };
    const esiti = await run(() =>
      activateConPacchetto({
        ...{ idStudi, applicativo: quale, anno: anno === '' ? null : Number(anno) },
        ...{ idPacchetto: scelto.id, idRichiesta: richiesta.current.id },
      }),
    );
    if (!esiti) return;
    richiesta.current = { cosa: '', id: '' };
    setEsito(<EsitiPerStudio esiti={esiti} />);
    setSelezione(nessuna);
  };

  const activate = async (abilita: boolean) => {
    setEsito(null);
    if (codice === null) return setEsito(<RiquadroErrore fuoco testo={m.unModulo} />);
    if (quanti === 0) return setEsito(<RiquadroErrore fuoco testo={m.unoStudio} />);
    if (abilita && pacchetto !== null) return activateCon(codice, pacchetto);
    const domanda = {
      titolo: m.disattivaDomanda,
      testo: m.disattivaTesto(etichettaApplicativo[codice], m.quanti(quanti)),
    };
    if (!abilita && !(await askConferma(domanda))) return;
    const idStudi = (await readScelti()).map(Number);
    const richiesta = { idStudi, applicativo: codice, anno: anno === '' ? null : Number(anno), abilita };
    const fatto = await run(() => activateInMassa(richiesta));
    if (!fatto) return;
    notifiche.push('success', (abilita ? m.attivati : m.disattivati)(fatto.aggiornati));
    setEsito(fatto.errori.length > 0 && <Scarti errori={fatto.errori} />);
    setSelezione(nessuna);
  };
  return (
    <Elenco
      {...elenco}
      titolo={m.massiva}
      dettaglio={elenco.dati !== undefined && m.quanti(totale)}
      azioni={
        <>
          <Button inCorso={inCorso} onClick={() => void activate(false)}>
            {m.disattiva}
          </Button>
          <Button aspetto="primary" inCorso={inCorso} onClick={() => void activate(true)}>
            {m.attiva}
          </Button>
        </>
      }
      esito={
        <>
          {esito}
          <div className={css.choices}>
            <Tendina
              etichetta={m.modulo}
              opzionale
              valore={codice}
              fonte={fonteModuli}
              onChange={(chiave) => setCodice(chiave as CodiceApplicativo | null)}
            />
            <TextField
              etichetta={m.anno}
              nota={m.facoltativo}
              inputMode="numeric"
              massimo={4}
              valore={anno}
              onChange={(testo) => setAnno(testo.replace(/\D/g, ''))}
            />
            <Tendina
              etichetta={m.pacchetto}
              nota={m.facoltativo}
              opzionale
              segnaposto={m.senzaPacchetto}
              valore={pacchetto?.id ?? null}
              fonte={fontePacchetti}
              onChange={(id, voce) => setPacchetto(id === null ? null : { id, nome: voce?.testo ?? '' })}
            />
          </div>
        </>
      }
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => String(riga.id)}
      nomeDi={(riga) => riga.ragioneSociale}
      selezione={selezione}
      onSelezione={setSelezione}
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri }}
      barra={
        quanti > 0 && (
          <BarraSelezione
            testo={m.selezionati(quanti)}
            nota={m.massivaNota}
            annulla={m.annullaSelezione}
            onClear={() => setSelezione(nessuna)}
            tutte={
              quanti < totale
                ? { testo: m.selezionaTutti(totale), onTutte: () => setSelezione(tutte) }
                : undefined
            }
          >
            {null}
          </BarraSelezione>
        )
      }
    />
  );
}

/** How it went, studio by studio. */
function EsitiPerStudio({ esiti }: { esiti: readonly EsitoAttivazione[] }) {
  const fatti = esiti.filter(({ attivato }) => attivato).length;
  return (
    <section className={css.outcome} aria-label={m.esitiDi}>
      <p role="status">{m.esiti(fatti, esiti.length)}</p>
      <div className={css.outcomes}>
        <table className={css.table}>
          <thead>
            <tr>
              <th>{m.studio}</th>
              <th>{m.esito}</th>
              <th className={css.end}>{m.crediti}</th>
            </tr>
          </thead>
          <tbody>
            {/* What wants somebody comes first. */}
            {esiti
              .toSorted((a, b) => Number(a.attivato) - Number(b.attivato))
              .map(({ idStudio, nomeStudio, attivato, residui, messaggio }) => (
                <tr key={idStudio}>
                  <td>{nomeStudio ?? m.studioIgnoto(idStudio)}</td>
                  <td>
                    <Stato
                      tipo={attivato ? 'fatto' : 'attenzione'}
                      testo={attivato ? m.fatto : (messaggio ?? m.nonFatto)}
                    />
                  </td>
                  <td className={css.end}>{residui?.toLocaleString('it-IT')}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The studi that were left as they were, with the reason of each. */
function Scarti({ errori }: { errori: EsitoMassivo['errori'] }) {
  return (
    <RiquadroErrore fuoco testo={m.nonAggiornati(errori.length)}>
      <ul className={css.reasons}>
        {errori.map(({ idStudio, messaggio }) => (
          <li key={idStudio}>
            {idStudio}: {messaggio}
          </li>
        ))}
      </ul>
    </RiquadroErrore>
  );
}
