import { errori as erroriDiCasa, tipoDocumentoFirma, tipologiaUtente } from '@quadra/contract';
import { IconChevronLeft, IconSend } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { type ApiError, toApiError } from '../../../api/errore.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { mayFirmare } from '../../../dominio/firma/useFirma.ts';
import { fonteClienti } from '../../../dominio/fonte/clienti.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiBusta as m } from '../../../messages/busta.ts';
import { messaggiFirmaSemplice as semplice } from '../../../messages/firma-semplice.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { useModificheNonSalvate } from '../../../ui/finestre/modifiche-non-salvate.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import { ErrorSummary } from '../../../ui/stati/ErrorSummary.tsx';
import { Etichetta } from '../../../ui/stati/Etichetta.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { CampiFirmatari } from './CampiFirmatari.tsx';
import { ComeSiFirma } from './ComeSiFirma.tsx';
import {
  type Cercata,
  type Composta,
  MAI,
  nameCampo,
  readFirmatario,
  readIniziale,
  toScritta,
  toSemplice,
} from './composta.ts';
import css from './Firma.module.css';
import { FirmatariConLink } from './FirmatariConLink.tsx';
import { liberiQuery, prontaQuery, sendBusta, sendSemplice } from './firma.api.ts';
import { nameBusta } from './stato-busta.ts';

const fonteTipi = makeFonteDati(tipoDocumentoFirma.map((testo) => ({ chiave: testo, testo })));
const fontePromemoria = makeFonteDati([
  { chiave: MAI, testo: m.mai },
  ...[1, 3, 7].map((quanti) => ({ chiave: String(quanti), testo: m.ogni(quanti) })),
]);

/** Composes an envelope: what is wanted of it is asked here, and nothing leaves before «Invia». */
export function ComponiPage() {
  const { utente } = useSessione();
  return mayFirmare(utente) ? <Pronta /> : <NonAutorizzato titolo={m.componi} />;
}

function Pronta() {
  const navigate = useNavigate();
  const cerca: Cercata = useSearch({ strict: false });
  const toElenco = () => void navigate({ to: '/firma-elettronica' });
  const pronta = useLetto(prontaQuery);
  const [soloLink, setSoloLink] = useState(false);
  const iniziale = useLetto({
    queryKey: ['buste', 'iniziale', cerca.documenti, cerca.tipo, cerca.da],
    queryFn: () => readIniziale(cerca),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <PaginaUno titolo={m.componi} letto={pronta} onElenco={toElenco}>
      {({ Pronta: isPronta, Simulata }) =>
        isPronta || soloLink ? (
          <PaginaUno titolo={m.componi} letto={iniziale} onElenco={toElenco}>
            {(prima) => (
              <Componi
                prima={soloLink ? { ...prima, modo: 'link' } : prima}
                soloLink={soloLink}
                isSimulata={Simulata}
                onIndietro={toElenco}
              />
            )}
          </PaginaUno>
        ) : (
          <SenzaToken onIndietro={toElenco} onLink={() => setSoloLink(true)} />
        )
      }
    </PaginaUno>
  );
}

/** ERR-041: told before anything is composed. */
function SenzaToken({ onIndietro, onLink }: { onIndietro: () => void; onLink: () => void }) {
  const navigate = useNavigate();
  const isAmministratore = useSessione().utente.tipologiaUtente === tipologiaUtente.AMM_STU;
  return (
    <BarraTitolo
      titolo={m.componi}
      inErrore
      inizio={<IconButton icona={IconChevronLeft} nome={m.indietro} onClick={onIndietro} />}
      errore={
        <RiquadroErrore
          fuoco
          titolo={erroriDiCasa.TOKEN_FIRMA_MANCANTE.testo}
          testo={isAmministratore ? m.senzaToken : m.senzaTokenOperatore}
        >
          {isAmministratore && (
            <Button onClick={() => void navigate({ to: '/credenziali' })}>{m.vaiCredenziali}</Button>
          )}
          <Button onClick={onLink}>{semplice.senzaServizio}</Button>
        </RiquadroErrore>
      }
    />
  );
}

type Props = { prima: Composta; soloLink: boolean; isSimulata: boolean; onIndietro: () => void };
function useInvio(composta: Composta) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  const [rifiuto, setRifiuto] = useState<ApiError | null>(null);
  const [isPartita, setIsPartita] = useState(false);
  const write = async () => {
    setRifiuto(null);
    const mandata =
      composta.modo === 'link' ? sendSemplice(toSemplice(composta)) : sendBusta(toScritta(composta));
    const busta = await mandata.catch((causa: unknown) => {
      const errore = toApiError(causa);
      if (errore.campi.length === 0) throw causa;
      setRifiuto(errore);
      return undefined;
    });
    if (!busta) return;
    setIsPartita(true);
    void cache.invalidateQueries({ queryKey: ['buste'] });
    void cache.invalidateQueries({ queryKey: ['documenti'] });
    notifiche.push('success', m.inviata(nameBusta({ numero: busta.Numero, annoNumero: busta.AnnoNumero })));
    await navigate({ to: '/firma-elettronica/$id', params: { id: busta.Id } });
  };
  return { send: () => run(write), inCorso, rifiuto, isPartita };
}

function Componi({ prima, soloLink, isSimulata, onIndietro }: Props) {
  const [composta, setComposta] = useState(prima);
  const { send, inCorso, rifiuto, isPartita } = useInvio(composta);
  useModificheNonSalvate(() => !isPartita && JSON.stringify(composta) !== JSON.stringify(prima));
  const change = (nuova: Partial<Composta>) => setComposta((ora) => ({ ...ora, ...nuova }));
  const isConLink = composta.modo === 'link';
  const errori: Readonly<Record<string, Messaggio>> = Object.fromEntries(
    (rifiuto?.campi ?? []).map(({ percorso, messaggio }) => [percorso, { tipo: 'error', testo: messaggio }]),
  );
  const chooseCliente = async (cliente: string | null) => {
    change({ cliente, documenti: [] });
    if (cliente === null) return;
    const firmatario = await readFirmatario(cliente).catch(() => null);
    if (firmatario) change({ firmatari: [firmatario] });
  };
  return (
    <div className={css.page}>
      <BarraTitolo
        titolo={m.componi}
        inErrore={rifiuto !== null}
        inizio={<IconButton icona={IconChevronLeft} nome={m.indietro} onClick={onIndietro} />}
        dettaglio={
          isConLink ? (
            <Etichetta testo={semplice.etichetta} colore="grigio" />
          ) : (
            isSimulata && <Etichetta testo={m.simulata} colore="giallo" />
          )
        }
      >
        <Button aspetto="primary" icona={IconSend} inCorso={inCorso} onClick={() => void send()}>
          {m.invia}
        </Button>
      </BarraTitolo>
      <div className={css.body}>
        {rifiuto && (
          <div className={css.summary}>
            <ErrorSummary
              titolo={m.nonInviata(rifiuto.campi.length)}
              codiceRichiesta={rifiuto.codiceRichiesta}
              voci={rifiuto.campi.map(({ percorso, messaggio }) => ({
                percorso,
                etichetta: nameCampo(percorso),
                messaggio,
              }))}
            />
          </div>
        )}
        {isSimulata && !isConLink && <p className={css.simulated}>{m.simulataTesto}</p>}
        <ComeSiFirma composta={composta} soloLink={soloLink} errore={errori.Tipo} change={change} />
        <Sezione titolo={m.documenti} testo={m.qualiDocumenti} larga>
          <div className={css.two}>
            <Tendina
              etichetta={m.cliente}
              obbligatorio
              segnaposto={m.cercaCliente}
              valore={composta.cliente}
              fonte={fonteClienti}
              opzionale
              onChange={(cliente) => cliente !== composta.cliente && void chooseCliente(cliente)}
            />
            <Tendina
              etichetta={m.tipo}
              valore={composta.tipo}
              fonte={fonteTipi}
              onChange={(tipo) => tipo !== null && change({ tipo })}
            />
          </div>
          <SceltaDocumenti composta={composta} errore={errori.Documenti} change={change} />
        </Sezione>
        <ChiFirma composta={composta} errori={errori} change={change} />
        <Sezione titolo={m.regole} testo={m.regoleTesto} larga>
          <div className={css.two}>
            <DateField
              etichetta={m.scadenza}
              obbligatorio
              percorso="Scadenza"
              messaggio={errori.Scadenza}
              valore={composta.scadenza}
              onChange={(scadenza) => change({ scadenza })}
            />
            <Tendina
              etichetta={m.promemoria}
              valore={composta.promemoria}
              fonte={fontePromemoria}
              onChange={(promemoria) => promemoria !== null && change({ promemoria })}
            />
          </div>
        </Sezione>
      </div>
    </div>
  );
}

type PropsChiFirma = {
  composta: Composta;
  errori: Readonly<Record<string, Messaggio>>;
  change: (nuova: Partial<Composta>) => void;
};
function ChiFirma({ composta, errori, change }: PropsChiFirma) {
  const { modo, firmatari } = composta;
  if (modo === 'link') return <FirmatariConLink composta={composta} errori={errori} change={change} />;
  return (
    <Sezione titolo={m.firmatari} testo={m.chiFirma} larga>
      <CampiFirmatari
        firmatari={firmatari}
        errori={errori}
        onChange={(nuovi) => change({ firmatari: nuovi })}
      />
    </Sezione>
  );
}

type PropsDocumenti = {
  composta: Composta;
  errore: Messaggio | undefined;
  change: (nuova: Partial<Composta>) => void;
};
function SceltaDocumenti({ composta: { cliente, documenti }, errore, change }: PropsDocumenti) {
  const { data, error } = useQuery({ ...liberiQuery(cliente ?? ''), enabled: cliente !== null });
  if (cliente === null) return <p className={css.soft}>{m.primaCliente}</p>;
  const toggle = (id: string, scelto: boolean) =>
    change({ documenti: scelto ? [...documenti, id] : documenti.filter((altro) => altro !== id) });
  return (
    <fieldset className={css.choices} data-percorso="Documenti">
      <legend className="hidden">{m.documenti}</legend>
      {error && <RiquadroErrore testo={toApiError(error).testo} />}
      {data?.length === 0 && <p className={css.soft}>{m.nessunDocumento}</p>}
      {data?.map(({ id, nome, tipo, anno }) => (
        <Spunta
          key={id}
          etichetta={
            <>
              {nome} <span className={css.soft}>{[tipo, anno].filter(Boolean).join(', ')}</span>
            </>
          }
          scelta={documenti.includes(id)}
          onChange={(scelto) => toggle(id, scelto)}
        />
      ))}
      {errore && (
        <p role="alert" className={css.wrong}>
          {errore.testo}
        </p>
      )}
    </fieldset>
  );
}
