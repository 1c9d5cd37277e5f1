import {
  type FinalitaDichiarazione,
  finalitaConBase,
  finalitaDichiarazione,
  isTipoImu,
  listTipiPer,
  type TipoDichiarazione,
} from '@quadra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSessione } from '../../api/contesto.ts';
import { formatGiorno } from '../../formato/formato.ts';
import { messaggiNuova as m } from '../../messages/nuova-dichiarazione.ts';
import type { Messaggio } from '../../ui/campi/Campo.tsx';
import { Button } from '../../ui/comandi/Button.tsx';
import { Finestra, PulsantiFinestra } from '../../ui/finestre/Finestra.tsx';
import { notifiche } from '../../ui/notifiche/notifiche.ts';
import { Tendina } from '../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../ui/scelta/voci.ts';
import { RiquadroErrore } from '../../ui/stati/RiquadroErrore.tsx';
import { fonteClienti } from '../fonte/clienti.ts';
import { useAtto } from '../pagina/useAtto.ts';
import { ComuneImu } from './ComuneImu.tsx';
import css from './FinestraNuova.module.css';
import { NonAttivo } from './NonAttivo.tsx';
import { basiQuery, createDichiarazione, soggettoQuery } from './nuova.api.ts';
import { gruppiTipi, listFinalita } from './tipi.ts';

const LARGHEZZA = 520;
const toVoci = (testi: readonly string[]) => testi.map((testo) => ({ chiave: testo, testo }));

type Campi = {
  cliente: string | null;
  tipo: TipoDichiarazione | null;
  finalita: FinalitaDichiarazione;
  base: string | null;
  comune: string | null;
};
type Errori = Partial<Record<'cliente' | 'tipo' | 'base' | 'comune', string>>;

function checkCampi({ cliente, tipo, finalita, base, comune }: Campi): Errori {
  const senzaComune = tipo !== null && isTipoImu(tipo) && base === null && comune === null;
  return {
    ...(cliente === null && { cliente: m.scegliCliente }),
    ...(tipo === null && { tipo: m.scegliTipo }),
    ...(senzaComune && !finalitaConBase.includes(finalita) && { comune: m.scegliComune }),
    ...(base === null && finalitaConBase.includes(finalita) && { base: m.scegliBase }),
  };
}
const toMessaggio = (testo: string | undefined): Messaggio | null =>
  testo === undefined ? null : { tipo: 'error', testo };

type Props = {
  anno: number;
  /** Whose, and for which purpose, when it is already known. */
  cliente?: string;
  finalita?: FinalitaDichiarazione;
  /** The only type there may be: chosen for each client that may have it. */
  tipo?: TipoDichiarazione;
  onChiusa: () => void;
  onCreata: (codice: string) => void;
};

/** A new declaration: client, type among those that may be his, purpose and, where it starts from another, which. */
export function FinestraNuova(props: Props) {
  const { anno, onChiusa, onCreata } = props;
  const { utente } = useSessione();
  const cache = useQueryClient();
  const { inCorso, run } = useAtto();
  const [campi, setCampi] = useState<Campi>({
    cliente: props.cliente ?? null,
    ...{ tipo: props.tipo ?? null, finalita: props.finalita ?? 'Ordinaria', base: null, comune: null },
  });
  const [errori, setErrori] = useState<Errori>({});
  const [rifiuto, setRifiuto] = useState('');
  const { cliente, tipo, finalita, base, comune } = campi;
  const { data: soggetto } = useQuery(soggettoQuery(cliente));
  const { data: basi } = useQuery(basiQuery(anno, cliente, tipo));
  const fonteTipi = useMemo(() => {
    const suoi = soggetto ? listTipiPer(soggetto, anno) : [];
    const inOrdine = props.tipo === undefined ? gruppiTipi.flatMap(([, tipi]) => tipi) : [props.tipo];
    return makeFonteDati(toVoci(inOrdine.filter((uno) => suoi.includes(uno))));
  }, [soggetto, anno, props.tipo]);
  const mayAvere =
    props.tipo === undefined || soggetto === undefined || listTipiPer(soggetto, anno).includes(props.tipo);
  const fonteFinalita = useMemo(() => makeFonteDati(toVoci(listFinalita(utente))), [utente]);
  const fonteBasi = useMemo(
    () =>
      makeFonteDati(
        (basi ?? []).map((riga) => ({
          chiave: riga.id,
          testo: m.voceBase(riga.finalita, riga.stato, riga.comune, formatGiorno(riga.modificataIl)),
        })),
      ),
    [basi],
  );
  const change = (cambio: Partial<Campi>) => {
    setCampi({ ...campi, ...cambio });
    setErrori({});
    setRifiuto('');
  };
  const create = async () => {
    const mancanti = checkCampi(campi);
    setErrori(mancanti);
    if (!mayAvere) return;
    if (cliente === null || tipo === null || Object.keys(mancanti).length > 0) return;
    const esito = await run(() => createDichiarazione(anno, { cliente, tipo, finalita, base, comune }));
    if (esito === undefined) return;
    if ('messaggio' in esito) {
      if (esito.campo === 'Tipo') setErrori({ tipo: esito.messaggio });
      else if (esito.campo === 'ComuneId') setErrori({ comune: esito.messaggio });
      else setRifiuto(esito.messaggio);
      return;
    }
    notifiche.push('success', m.creata);
    await cache.invalidateQueries({ queryKey: ['dichiarazione'] });
    onCreata(esito.codice);
  };
  const vuoleBase = finalitaConBase.includes(finalita);
  const hasBasi = (basi?.length ?? 0) > 0;
  return (
    <Finestra
      tipo="modale"
      titolo={m.titolo(anno, props.tipo)}
      larghezza={LARGHEZZA}
      onChiusa={onChiusa}
      chiusura
    >
      <div className={css.fields}>
        {!mayAvere && <RiquadroErrore testo={m.tipoNonSuo} />}
        {rifiuto !== '' && <RiquadroErrore testo={rifiuto} />}
        <NonAttivo {...{ tipo, finalita, onVai: onChiusa }} />
        <Tendina
          etichetta={m.cliente}
          opzionale
          segnaposto={m.cercaCliente}
          valore={cliente}
          fonte={fonteClienti}
          messaggio={toMessaggio(errori.cliente)}
          onChange={(scelto) =>
            change({ cliente: scelto, tipo: props.tipo ?? null, base: null, comune: null })
          }
        />
        {props.tipo === undefined && (
          <Tendina
            key={`tipo ${soggetto === undefined ? '' : cliente}`}
            etichetta={m.tipo}
            opzionale
            disabilitato={soggetto === undefined}
            valore={tipo}
            fonte={fonteTipi}
            messaggio={toMessaggio(errori.tipo)}
            onChange={(scelto) =>
              change({ tipo: scelto as TipoDichiarazione | null, base: null, comune: null })
            }
          />
        )}
        {base === null && !vuoleBase && (
          <ComuneImu
            {...{ tipo, cliente, anno, comune, onVai: onChiusa }}
            messaggio={toMessaggio(errori.comune)}
            onChange={(scelto) => change({ comune: scelto })}
          />
        )}
        <Tendina
          etichetta={m.finalita}
          valore={finalita}
          fonte={fonteFinalita}
          onChange={(scelta) =>
            change({
              finalita: finalitaDichiarazione.find((una) => una === scelta) ?? 'Ordinaria',
              base: null,
            })
          }
        />
        {finalita !== 'Ordinaria' && tipo !== null && (hasBasi || vuoleBase) && (
          <Tendina
            key={`base ${cliente} ${tipo} ${basi?.length}`}
            etichetta={m.base}
            nota={vuoleBase ? undefined : m.baseFacoltativa}
            opzionale
            disabilitato={!hasBasi}
            valore={base}
            fonte={fonteBasi}
            messaggio={
              toMessaggio(errori.base) ??
              (basi && !hasBasi ? { tipo: 'warning', testo: m.nessunaBase } : null)
            }
            onChange={(scelta) => change({ base: scelta })}
          />
        )}
      </div>
      <PulsantiFinestra>
        <Button onClick={onChiusa}>{m.annulla}</Button>
        <Button aspetto="primary" inCorso={inCorso} onClick={() => void create()}>
          {m.crea}
        </Button>
      </PulsantiFinestra>
    </Finestra>
  );
}
