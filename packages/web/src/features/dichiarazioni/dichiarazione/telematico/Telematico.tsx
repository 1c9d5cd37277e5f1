import { requisiti, type StatoTelematico } from '@quadra/contract';
import { IconFileCode, IconSend } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { toApiError } from '../../../../api/errore.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { computeStatoTelematico } from '../../../../dominio/dichiarazione/stato-dichiarazione.ts';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiTelematico as m } from '../../../../messages/telematico.ts';
import { CaricaFile } from '../../../../ui/campi/CaricaFile.tsx';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { askInvio } from './ask-invio.tsx';
import { File, Problemi, Ricevute, Scarti } from './Sezioni.tsx';
import css from './Telematico.module.css';
import {
  changeStato,
  createTelematico,
  type FileTelematico,
  type Problema,
  type Telematico as Stare,
  telematicoQuery,
  transmitTutte,
  uploadRicevuta,
} from './telematico.api.ts';

const Microscopio = lazy(() => import('./Microscopio.tsx'));

/** How often the page looks while a file is on its way. */
const SGUARDO_MS = 1500;
/** For how long: a receipt may never come. */
const VIAGGIO_MS = 30_000;

/** The filing of a declaration: its file, its sending, what came back, and the way to each field that was refused. */
export default function Telematico() {
  const { dichiarazione } = useApertura();
  /** How many receipts there were when a file left; null when none is on its way. */
  const [partita, setPartita] = useState<{ ricevute: number; quando: number } | null>(null);
  const inViaggio = partita !== null;
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...telematicoQuery(dichiarazione),
    refetchInterval: inViaggio ? SGUARDO_MS : false,
  });
  const isArrivata = data !== undefined && partita !== null && data.ricevute.length > partita.ricevute;
  if (isArrivata || (partita !== null && dataUpdatedAt - partita.quando > VIAGGIO_MS)) setPartita(null);
  if (error)
    return (
      <div className={css.sheet} id="contenuto" tabIndex={-1}>
        <RiquadroErrore testo={toApiError(error).testo} fuoco>
          <Button onClick={() => void refetch()}>{m.riprova}</Button>
        </RiquadroErrore>
      </div>
    );
  if (!data) return <div className={css.sheet} id="contenuto" tabIndex={-1} aria-busy="true" />;
  const leave = () => setPartita({ ricevute: data.ricevute.length, quando: Date.now() });
  return <Foglio telematico={data} inViaggio={inViaggio} onViaggio={leave} />;
}

type PropsFoglio = { telematico: Stare; inViaggio: boolean; onViaggio: () => void };

function Foglio({ telematico, inViaggio, onViaggio }: PropsFoglio) {
  const { dichiarazione, reload } = useApertura();
  const cache = useQueryClient();
  const { inCorso, run } = useAtto();
  const [problemi, setProblemi] = useState<readonly Problema[]>([]);
  const [guardato, setGuardato] = useState<FileTelematico | null>(null);
  const scrive = canScrivere(useSessione().utente, requisiti.stampaDichiarazioni);
  const refresh = async (nuovo?: Stare) => {
    const { queryKey } = telematicoQuery(dichiarazione);
    if (nuovo) cache.setQueryData(queryKey, nuovo);
    else await cache.invalidateQueries({ queryKey });
    await reload();
  };
  const ask = async (appenaCreato: boolean) => {
    if (!(await askInvio(dichiarazione, telematico.emailCliente, appenaCreato))) return;
    notifiche.push('success', m.confermato);
    await refresh();
  };
  const create = async () => {
    const esito = await run(() => createTelematico(dichiarazione));
    if (!esito) return;
    setProblemi(esito.problemi);
    for (const avviso of esito.avvisi) notifiche.push('warning', avviso);
    if (esito.creato === null) return notifiche.push('error', esito.messaggio);
    notifiche.push('success', esito.creato.diProva ? m.creatoDiProva : m.creato);
    await refresh();
    if (esito.creato.chiedi) await ask(true);
  };
  const handOver = async () => {
    if (
      (await run(() => transmitTutte(dichiarazione.anno, [dichiarazione.id]), m.trasmissioneAvviata)) !==
      undefined
    )
      onViaggio();
  };
  const daInviare = telematico.creato && telematico.stato === 'Da inviare';
  const diProva = telematico.stato === 'Di prova';
  const creabile = telematico.disponibile && dichiarazione.stampaData !== null;
  const rifacibile = daInviare || diProva || telematico.passaggi.includes('Da inviare');
  return (
    <div className={css.sheet} id="contenuto" tabIndex={-1}>
      <header className={css.head}>
        <h2>{m.titolo}</h2>
        {scrive && creabile && rifacibile && (
          <Button
            icona={IconFileCode}
            aspetto={daInviare || diProva ? 'secondary' : 'primary'}
            inCorso={inCorso}
            onClick={create}
          >
            {telematico.file.length > 0 ? m.ricrea : m.crea}
          </Button>
        )}
        {scrive && daInviare && <Button onClick={() => void ask(false)}>{m.segna}</Button>}
        {scrive && (daInviare || diProva) && (
          <Button
            icona={IconSend}
            aspetto={telematico.simulata || diProva ? 'secondary' : 'primary'}
            title={telematico.simulata ? m.trasmettiDiProvaNota : undefined}
            inCorso={inCorso || inViaggio}
            onClick={handOver}
          >
            {telematico.simulata || diProva ? m.trasmettiDiProva : m.trasmetti}
          </Button>
        )}
      </header>
      <Note telematico={telematico} />
      <Problemi problemi={problemi} />
      <Situazione telematico={telematico} scrive={scrive} onCambiato={refresh} />
      <Scarti scarti={telematico.scarti} />
      <File file={telematico.file} guardato={guardato} onGuarda={setGuardato} />
      {guardato !== null && (
        <Suspense fallback={<div aria-busy="true" />}>
          <Microscopio
            key={guardato.id}
            file={guardato}
            precedente={telematico.file.find(({ numero }) => numero === guardato.numero - 1) ?? null}
            onClose={() => setGuardato(null)}
          />
        </Suspense>
      )}
      <Ricevute ricevute={telematico.ricevute} />
      {scrive && (diProva || telematico.passaggi.includes('Accolta')) && (
        <CaricaFile
          scegli={m.caricaRicevuta}
          testo={m.trascinaRicevuta}
          accetta=".txt"
          uno
          onFile={async (file) => {
            const nuovo = await run(() => uploadRicevuta(dichiarazione, file), m.ricevutaRegistrata);
            if (nuovo) await refresh(nuovo);
          }}
        />
      )}
    </div>
  );
}

/** What is to be known before doing anything: why there is no file, that it is for trial, that nothing leaves. */
function Note({ telematico }: { telematico: Stare }) {
  const { stampaData, dataImpegno } = useApertura().dichiarazione;
  const { disponibile, diProva, simulata, inviatoIl, stato } = telematico;
  const note = [
    [disponibile ? (stampaData === null ? m.daStampare : null) : m.nonDisponibile, true],
    [disponibile && dataImpegno === null && inviatoIl === null ? m.senzaImpegno : null, true],
    [diProva, true],
    [stato === 'Di prova' ? m.fileDiProva : null, true],
    [simulata && disponibile ? m.simulata : null, false],
    [simulata && disponibile && diProva === null ? m.invioVero : null, false],
  ] as const;
  return (
    <ul className={css.notes}>
      {note.map(
        ([nota, attenzione]) =>
          nota !== null && (
            <li key={nota} className={attenzione ? css.care : undefined}>
              {nota}
            </li>
          ),
      )}
    </ul>
  );
}

type PropsSituazione = { telematico: Stare; scrive: boolean; onCambiato: (nuovo: Stare) => Promise<void> };

function Situazione({ telematico, scrive, onCambiato }: PropsSituazione) {
  const { stato, statoInvio, inviatoIl, protocollo, prova } = telematico;
  const voci = [
    [
      m.stato,
      <span key="stato" className={css.state}>
        <Stato {...computeStatoTelematico(stato)} />
      </span>,
    ],
    ...(prova === null ? [] : [[m.esitoProva, m.prova[prova]] as const]),
    [m.statoInvio, statoInvio],
    [m.inviatoIl, formatGiorno(inviatoIl) || m.nessuno],
    [m.protocollo, protocollo ?? m.nessuno],
  ] as const;
  return (
    <section className={css.status} aria-label={m.stato}>
      <dl>
        {voci.map(([nome, valore]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd className="figures">{valore}</dd>
          </div>
        ))}
      </dl>
      {scrive && <CambiaStato telematico={telematico} onCambiato={onCambiato} />}
    </section>
  );
}

/** The states that may follow, and no other. */
function CambiaStato({ telematico: { passaggi }, onCambiato }: Omit<PropsSituazione, 'scrive'>) {
  const { dichiarazione } = useApertura();
  const { run } = useAtto();
  if (passaggi.length === 0) return <p className={css.soft}>{m.nessunPassaggio}</p>;
  const change = async (scelto: StatoTelematico | undefined) => {
    const nuovo = scelto && (await run(() => changeStato(dichiarazione, scelto), m.statoCambiato));
    if (nuovo) await onCambiato(nuovo);
  };
  return (
    <label className={css.change}>
      {m.cambiaStato}
      <select
        value=""
        onChange={(evento) => void change(passaggi.find((voce) => voce === evento.target.value))}
      >
        <option value="">{m.nessuno}</option>
        {passaggi.map((voce) => (
          <option key={voce}>{voce}</option>
        ))}
      </select>
    </label>
  );
}
