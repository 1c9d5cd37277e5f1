import { testiClient } from '@quadra/contract';
import { IconFileText } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useSessione } from '../../api/contesto.ts';
import { type ApiError, toApiError } from '../../api/errore.ts';
import { messaggiScheda as m } from '../../messages/anagrafica-scheda.ts';
import { messaggiBozza } from '../../messages/bozza.ts';
import { tastiScheda } from '../../messages/tasti.ts';
import { BarraVista, useVistaPagina } from '../../ui/BarraVista.tsx';
import { BannerBozza } from '../../ui/bozza/BannerBozza.tsx';
import { StatoBozza } from '../../ui/bozza/StatoBozza.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { useElencoTasti } from '../../ui/elenco-tasti.ts';
import { advanceOnEnter } from '../../ui/enter-advance.ts';
import { useModificheNonSalvate } from '../../ui/modifiche-non-salvate.ts';
import { Segmenti } from '../../ui/Segmenti.tsx';
import { useSalvaDaTastiera } from '../../ui/salva-da-tastiera.ts';
import { makeVista } from '../../ui/vista-pagina.ts';
import css from './AnagraficaForm.module.css';
import { type Anagrafica, anagraficaQuery, createAnagrafica, replaceAnagrafica } from './anagrafica.api.ts';
import { ContestoMessaggi } from './CampoScheda.tsx';
import { Conflitto } from './Conflitto.tsx';
import { checkValori } from './controlli.ts';
import { Documenti } from './documenti/Documenti.tsx';
import { PulsanteRedditi } from './PulsanteRedditi.tsx';
import { computePermessi } from './permessi.ts';
import { Contatti, DatiAnagrafici, Documento, Firma, Indirizzo } from './Sezioni.tsx';
import { useBozzaScheda } from './useBozzaScheda.ts';
import { useCodiceFiscale } from './useCodiceFiscale.ts';
import { readProblemi, useMessaggiScheda } from './useMessaggiScheda.ts';
import { toScritta, toValori, type Valori, valoriVuoti } from './valori.ts';

type Props = { salvata: Anagrafica | null };

type Base = Pick<Anagrafica, 'id' | 'versione'>;
const writeAnagrafica = (base: Base | null, valori: Valori, chiave: string): Promise<Anagrafica> =>
  base === null
    ? createAnagrafica(toScritta(valori), chiave)
    : replaceAnagrafica(base.id, toScritta(valori), base.versione);

const vistaIniziale = {
  ...makeVista(m.nuovo, ['indietro', 'annulla', 'salva']),
  notifica: { modello: m.salvata, tipo: 'success' as const },
};

/** The record of a client, new or saved: errors lead to their field, nothing is lost by leaving. */
export function AnagraficaForm({ salvata: iniziale }: Props) {
  useElencoTasti(tastiScheda);
  const { utente, configurazione } = useSessione();
  const navigate = useNavigate();
  const query = useQueryClient();
  const [salvata, setSalvata] = useState(iniziale);
  const form = useForm<Valori>({ defaultValues: salvata === null ? valoriVuoti : toValori(salvata) });
  const valori = useWatch({ control: form.control }) as Valori;
  const scheda = useMessaggiScheda(valori);
  const [vista, changeVista] = useVistaPagina(vistaIniziale);
  const [conflitto, setConflitto] = useState<ApiError | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const uscita = useRef(false);
  const { modifica } = computePermessi(utente);
  const bozza = useBozzaScheda({ form, valori, salvata, modifica });
  const { bozze } = bozza;
  const base = salvata && { id: salvata.id, versione: bozza.versione ?? salvata.versione };
  const makeChiave = useChiave();
  useModificheNonSalvate(() => bozza.hasModifiche && !bozze.isTutta() && !uscita.current, {
    keep: async () => {
      await bozze.flush();
      await bozze.settle();
    },
  });
  useCodiceFiscale(form, scheda.setMessaggi, salvata === null);

  const finish = async (nuova: Anagrafica) => {
    query.setQueryData(anagraficaQuery(nuova.id).queryKey, nuova);
    void query.invalidateQueries({ queryKey: ['anagrafica', 'list'] });
    changeVista({ isRiuscita: true });
    await bozza.finish();
    if (salvata === null) {
      uscita.current = true;
      await navigate({ to: '/anagrafica/$id', params: { id: nuova.id }, replace: true });
      return;
    }
    setSalvata(nuova);
    form.reset(toValori(nuova));
  };
  const showErrore = ({ testo, codiceRichiesta }: ApiError) =>
    changeVista({
      isErrore: true,
      messaggioErrore: testo === testiClient.ERRORE_GENERICO ? '' : testo,
      codiceRichiesta,
    });
  const fail = (causa: unknown) => {
    const rifiuto = toApiError(causa);
    const voci = readProblemi(rifiuto);
    if (rifiuto.status === 409 && rifiuto.differenze.length > 0) setConflitto(rifiuto);
    else if (voci.length > 0) scheda.showVoci(voci, rifiuto.codiceRichiesta);
    else showErrore(rifiuto);
  };
  const save = async (scritti = form.getValues(), su: Base | null = base) => {
    if (inCorso) return;
    const problemi = checkValori(scritti);
    changeVista({ isErrore: false, isRiuscita: false });
    scheda.showProblemi(problemi);
    if (problemi.length > 0) return;
    setInCorso(true);
    try {
      await finish(await writeAnagrafica(su, scritti, makeChiave(scritti)));
    } catch (causa) {
      fail(causa);
    } finally {
      setInCorso(false);
    }
  };
  useSalvaDaTastiera(() => modifica && void save());

  const nome = salvata?.denominazione ?? m.nuovo;
  const goToElenco = () => void navigate({ to: '/anagrafica' });
  const messaggi = useMemo(
    () => ({ messaggi: scheda.messaggi, forget: scheda.forget }),
    [scheda.messaggi, scheda.forget],
  );
  const submit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    void save();
  };
  return (
    <FormProvider {...form}>
      <ContestoMessaggi value={messaggi}>
        <form
          className={css.form}
          onSubmit={submit}
          onBlur={() => void bozze.flush()}
          onKeyDown={utente.invioPassaAlSuccessivo ? advanceOnEnter : undefined}
          data-invio={utente.invioPassaAlSuccessivo ? 'avanza' : undefined}
          noValidate
        >
          <div className={css.head}>
            <BarraVista
              vista={{
                ...vista,
                titolo: nome,
                pulsanti: { ...vista.pulsanti, annulla: modifica, salva: modifica },
              }}
              azioni={{ indietro: goToElenco, annulla: goToElenco }}
              inCorso={inCorso}
              inErrore={scheda.riepilogo !== null}
              dettaglio={
                <TipoCliente
                  isNuova={salvata === null}
                  tipo={valori.tipo}
                  onTipo={(tipo) => form.setValue('tipo', tipo)}
                />
              }
            >
              {modifica && <StatoBozza bozze={bozze} />}
              {modifica && salvata !== null && salvata.tipo === 'PF' && (
                <PulsanteRedditi
                  anno={configurazione.annoFiscale}
                  id={salvata.id}
                  onErrore={showErrore}
                  icona={IconFileText}
                />
              )}
              {!modifica && <span className={css.badge}>{m.solaLettura}</span>}
            </BarraVista>
          </div>
          <div className={css.body}>
            {bozza.recuperata && (
              <div className={css.summary}>
                <BannerBozza
                  salvataIl={bozza.recuperata.salvataIl}
                  voce={messaggiBozza.campo}
                  quante={messaggiBozza.campiDiversi(bozza.differenze.length)}
                  righe={bozza.differenze}
                  nota={bozza.isCambiata ? messaggiBozza.schedaCambiata : undefined}
                  onRiprendi={bozza.resume}
                  onScarta={bozza.discard}
                />
              </div>
            )}
            {scheda.riepilogo && (
              <div className={css.summary}>
                <ErrorSummary titolo={m.nonSalvata(scheda.riepilogo.voci.length)} {...scheda.riepilogo} />
              </div>
            )}
            <fieldset disabled={!modifica} className={css.fieldset}>
              <Sezioni tipo={valori.tipo} residenzaDiversa={valori.residenzaDiversa} />
            </fieldset>
            {salvata !== null && <Documenti idAnagrafica={salvata.id} modifica={modifica} />}
          </div>
        </form>
        {conflitto && salvata && (
          <Conflitto
            errore={conflitto}
            id={salvata.id}
            valori={form.getValues()}
            onClose={() => setConflitto(null)}
            onRisolto={(risolti, attuale) => {
              setConflitto(null);
              setSalvata(attuale);
              form.reset(risolti, { keepDefaultValues: true });
              void save(risolti, attuale);
            }}
          />
        )}
      </ContestoMessaggi>
    </FormProvider>
  );
}

function Sezioni({ tipo, residenzaDiversa }: Pick<Valori, 'tipo' | 'residenzaDiversa'>) {
  return (
    <>
      <DatiAnagrafici />
      <Indirizzo gruppo="domicilioFiscale" nome={tipo === 'PF' ? m.domicilio : m.sede} />
      {tipo === 'PF' && residenzaDiversa && <Indirizzo gruppo="residenza" nome={m.residenza} />}
      <Contatti />
      {tipo === 'PF' && <Documento />}
      <Firma />
    </>
  );
}

type TipoProps = { isNuova: boolean; tipo: 'PF' | 'SD'; onTipo: (tipo: 'PF' | 'SD') => void };

/** The kind of client: chosen while new, then only told. */
function TipoCliente({ isNuova, tipo, onTipo }: TipoProps) {
  if (!isNuova)
    return <span className={css.badge}>{tipo === 'PF' ? m.personaFisica : m.soggettoDiverso}</span>;
  return (
    <Segmenti
      nome={m.tipo}
      valore={tipo}
      voci={[
        ['PF', m.personaFisica],
        ['SD', m.soggettoDiverso],
      ]}
      onChange={onTipo}
    />
  );
}

/** 128 random bits: `randomUUID` is not there on a page without https. */
const makeCasuale = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key of a request: the same while the values are the same, so that sending it again makes nothing twice. */
function useChiave(): (valori: Valori) => string {
  const ultima = useRef({ testo: '', chiave: '' });
  return (valori) => {
    const testo = JSON.stringify(valori);
    if (ultima.current.testo !== testo) ultima.current = { testo, chiave: makeCasuale() };
    return ultima.current.chiave;
  };
}
