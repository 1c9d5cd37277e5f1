import { formatData, formatIban } from '@quadra/values';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiPagamento as m } from '../../../messages/pagamento.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { chooseFile } from '../../../ui/comandi/scegli-file.ts';
import { openFinestra, openModale } from '../../../ui/finestre/apertura.ts';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import type { PulsanteFinestra } from '../../../ui/finestre/stato.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './Pagamento.module.css';
import { type AttoDiPersona, changeMandato, createMandato, type Mandato, sendEsiti } from './sdd.api.ts';
import { Addebiti, Distinte, Esiti } from './TabelleSdd.tsx';

const Dati = ({ uno }: { uno: Mandato }) => (
  <div className={css.body}>
    <dl className={css.data}>
      {(
        [
          [m.studio, uno.nomeStudio],
          [m.beneficiario, uno.creditore],
          [m.creditore, uno.identificativoCreditore ?? ''],
          [m.contoAddebitato, formatIban(uno.iban)],
          [m.intestatario, uno.intestatario],
          [m.stato, uno.stato],
          [m.firmatoIl, uno.dataMandato === null ? '' : formatData(uno.dataMandato)],
          [m.prossimoAddebito, uno.prossimoAddebito === null ? '' : formatData(uno.prossimoAddebito)],
          [m.motivo, uno.motivo ?? ''],
        ] as const
      )
        .filter(([, valore]) => valore !== '')
        .map(([nome, valore]) => (
          <div key={nome} className={css.line}>
            <dt>{nome}</dt>
            <dd>{valore}</dd>
          </div>
        ))}
    </dl>
    <p className={css.soft}>{m.testoMandato(uno.creditore, uno.identificativoCreditore ?? '')}</p>
  </div>
);

type Errori = Readonly<Record<string, Messaggio>>;
type Scritto = { iban: string; intestatario: string };

function Campi({
  onChange,
  onPronto,
}: {
  onChange: (scritto: Scritto) => void;
  onPronto: (show: (errori: Errori) => void) => void;
}) {
  const [scritto, setScritto] = useState<Scritto>({ iban: '', intestatario: '' });
  const [errori, setErrori] = useState<Errori>({});
  onPronto(setErrori);
  const change = (parte: Partial<Scritto>) => {
    const nuovo = { ...scritto, ...parte };
    setScritto(nuovo);
    onChange(nuovo);
  };
  return (
    <div className={css.body}>
      <p>{m.preparaTesto}</p>
      <TextField
        etichetta={m.iban}
        messaggio={errori.Iban}
        massimo={42}
        valore={scritto.iban}
        onChange={(iban) => change({ iban })}
      />
      <TextField
        etichetta={m.intestatario}
        messaggio={errori.Intestatario}
        massimo={70}
        valore={scritto.intestatario}
        onChange={(intestatario) => change({ intestatario })}
      />
    </div>
  );
}

function Firma({ iniziale, onChange }: { iniziale: string; onChange: (giorno: string) => void }) {
  const [giorno, setGiorno] = useState(iniziale);
  return (
    <DateField
      etichetta={m.dataFirma}
      valore={giorno}
      onChange={(nuovo) => {
        setGiorno(nuovo);
        onChange(nuovo);
      }}
    />
  );
}

/** The day the seller has on the paper; null: nothing is to be done. */
async function askFirma(): Promise<string | null> {
  let giorno = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' });
  const { esito } = openModale({
    titolo: m.firmaTitolo,
    daScrivere: true,
    contenuto: (
      <Firma
        iniziale={giorno}
        onChange={(nuovo) => {
          giorno = nuovo;
        }}
      />
    ),
  });
  return (await esito) === 'confermata' ? giorno : null;
}

/** What is done with mandates, debits and files of the bank. */
export function useMandato() {
  const { run } = useAtto();
  const cache = useQueryClient();
  const aggiorna = async () => {
    await cache.invalidateQueries({ queryKey: ['pagamento'] });
    await cache.invalidateQueries({ queryKey: ['crediti'] });
  };
  const act = async (uno: Mandato, atto: AttoDiPersona): Promise<boolean> => {
    const giorno = atto === 'firma' ? await askFirma() : null;
    if (atto === 'firma' && giorno === null) return false;
    const revoca = { titolo: m.revocaTitolo, testo: m.revocaTesto, pericolo: true };
    if (atto === 'revoca' && !(await askConferma(revoca))) return false;
    const dopo = await run(() => changeMandato(uno.id, atto, giorno));
    if (dopo) notifiche.push('success', m.attoFatto(dopo.stato));
    await aggiorna();
    return dopo !== undefined;
  };
  const open = (uno: Mandato): void => {
    const pulsanti: PulsanteFinestra[] = [
      { nome: m.chiudi, esito: 'annullata', fuoco: true },
      ...uno.atti.toReversed().map((atto) => ({
        nome: m.atti[atto],
        aspetto: atto === 'revoca' ? ('danger' as const) : ('secondary' as const),
        esito: 'confermata' as const,
        controllo: () => act(uno, atto),
      })),
    ];
    openFinestra({
      titolo: m.mandatoDi(uno.codice),
      tipo: 'modale',
      larghezza: 560,
      contenuto: <Dati uno={uno} />,
      pulsanti,
    });
  };
  const prepare = async (): Promise<void> => {
    let scritto: Scritto = { iban: '', intestatario: '' };
    let show: (errori: Errori) => void = () => {};
    const { esito } = openModale({
      titolo: m.preparaMandato,
      daScrivere: true,
      contenuto: (
        <Campi
          onChange={(nuovo) => {
            scritto = nuovo;
          }}
          onPronto={(mostra) => {
            show = mostra;
          }}
        />
      ),
      controllo: async () => {
        try {
          await createMandato(scritto);
          return true;
        } catch (causa) {
          const { campi, testo, codiceRichiesta } = toApiError(causa);
          show(Object.fromEntries(campi.map((c) => [c.percorso, { tipo: 'error', testo: c.messaggio }])));
          if (campi.length === 0) notifiche.push('error', testo, { codiceRichiesta });
          return false;
        }
      },
    });
    if ((await esito) !== 'confermata') return;
    notifiche.push('success', m.preparato);
    await aggiorna();
  };
  const showAddebiti = () =>
    void openFinestra({
      titolo: m.addebiti,
      tipo: 'modale',
      chiusura: true,
      larghezza: 960,
      contenuto: <Addebiti />,
    });
  const showDistinte = () =>
    void openFinestra({
      titolo: m.distinte,
      tipo: 'modale',
      chiusura: true,
      larghezza: 760,
      contenuto: <Distinte />,
    });
  /** Reads what the bank gave back: it is written at once, and shown. */
  const readFile = async (): Promise<void> => {
    const file = await chooseFile('.xml,.csv,.txt');
    if (file === null) return;
    const letti = await run(async () => sendEsiti(await file.text()));
    if (letti === undefined) return;
    await aggiorna();
    openFinestra({
      titolo: m.esitiBanca,
      tipo: 'modale',
      chiusura: true,
      larghezza: 900,
      contenuto: <Esiti {...letti} />,
    });
  };
  return { open, prepare, showAddebiti, showDistinte, readFile, aggiorna };
}
