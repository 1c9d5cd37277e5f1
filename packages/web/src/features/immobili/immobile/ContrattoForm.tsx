import { loadImmobili } from '@quadra/fisco';
import { ANNO_FISCALE, annoImposta, toEuro } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { type Errori, readErrori } from '../../../dominio/pagina/useSalvataggio.ts';
import { messaggiImmobile as m, nameCampo } from '../../../messages/immobile.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { useModificheNonSalvate } from '../../../ui/finestre/modifiche-non-salvate.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { ErrorSummary } from '../../../ui/stati/ErrorSummary.tsx';
import { fonti } from './fonti.ts';
import css from './Immobile.module.css';
import { type Contratto, saveContratto } from './immobile.api.ts';
import { toContrattoScritto, toValoriContratto, type ValoriContratto } from './valori.ts';

const importo = { decimali: 2, min: 0, max: 99_999_999_999, nullable: true } as const;
const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
const estremi = [
  ['serie', 4],
  ['numero', 10],
  ['sottonumero', 4],
  ['codiceUfficio', 4],
] as const;

type Props = { idImmobile: string; contratto: Contratto | null; onClose: (testo?: string) => Promise<void> };

const write = (valori: ValoriContratto) => JSON.stringify(toContrattoScritto(valori));

/** The values of a contract, what the server said of them, and how they are saved; leaving them asks first. */
function useContratto({ idImmobile, contratto, onClose }: Props) {
  const [valori, setValori] = useState(() => toValoriContratto(contratto));
  const [errori, setErrori] = useState<Errori | null>(null);
  const [inCorso, setInCorso] = useState(false);
  useModificheNonSalvate(() => write(valori) !== write(toValoriContratto(contratto)));
  const change = (nuovi: Partial<ValoriContratto>) => setValori((prima) => ({ ...prima, ...nuovi }));
  const campo = (percorso: string): PropsCampo => {
    const testo = errori?.voci.find((voce) => voce.percorso === percorso)?.messaggio;
    return {
      percorso,
      etichetta: nameCampo(percorso),
      messaggio: testo === undefined ? null : { tipo: 'error', testo },
    };
  };
  const save = async () => {
    setInCorso(true);
    setErrori(null);
    try {
      const scritto = toContrattoScritto(valori);
      await saveContratto(contratto, contratto === null ? { ...scritto, idImmobile } : scritto);
      await onClose(m.contrattoSalvato);
    } catch (causa) {
      const rifiuto = toApiError(causa);
      if (rifiuto.campi.length > 0) setErrori(readErrori(rifiuto, nameCampo));
      else notifiche.push('error', rifiuto.testo);
    } finally {
      setInCorso(false);
    }
  };
  return { valori, change, campo, errori, inCorso, save };
}

type Scheda = ReturnType<typeof useContratto>;

/** A contract: its period, its rent, and how it was registered. It is saved by its own button. */
export function ContrattoForm(props: Props) {
  const scheda = useContratto(props);
  const { valori, errori, inCorso, save } = scheda;
  return (
    <fieldset className={css.card} aria-label={props.contratto === null ? m.nuovoContratto : m.contratto}>
      {errori && <ErrorSummary titolo={m.contrattoNonSalvato(errori.voci.length)} {...errori} />}
      <div className={css.fields}>
        <Canone {...scheda} />
        <Registrazione {...scheda} />
      </div>
      <Calcolo valori={valori} />
      <div className={css.buttons}>
        <Button aspetto="primary" inCorso={inCorso} onClick={() => void save()}>
          {m.salvaContratto}
        </Button>
        <Button onClick={() => void props.onClose()}>{m.annulla}</Button>
      </div>
    </fieldset>
  );
}

function Canone({ campo, valori, change }: Scheda) {
  return (
    <>
      <DateField
        {...campo('dal')}
        className={css.c3}
        valore={valori.dal}
        onChange={(dal) => change({ dal })}
      />
      <DateField {...campo('al')} className={css.c3} valore={valori.al} onChange={(al) => change({ al })} />
      <NumberField
        {...campo('canone')}
        className={css.c2}
        valore={valori.canone}
        opzioni={importo}
        unita="€"
        onValore={(canone) => change({ canone })}
      />
      <Tendina
        {...campo('aliquota')}
        className={css.c4}
        valore={valori.aliquota}
        fonte={fonti.tassazioni}
        onChange={(chiave) => change({ aliquota: (chiave ?? '') as ValoriContratto['aliquota'] })}
      />
      <Tendina
        {...campo('codiceCanone')}
        className={css.c6}
        valore={valori.codiceCanone}
        fonte={fonti.canoni}
        onChange={(codiceCanone) => change({ codiceCanone })}
      />
    </>
  );
}

function Registrazione({ campo, valori, change }: Scheda) {
  return (
    <>
      <TextField
        {...campo('codiceIdentificativo')}
        className={css.c6}
        codice
        valore={valori.codiceIdentificativo}
        massimo={17}
        onChange={(codiceIdentificativo) => change({ codiceIdentificativo })}
      />
      <DateField
        {...campo('dataRegistrazione')}
        className={css.c4}
        valore={valori.dataRegistrazione}
        onChange={(dataRegistrazione) => change({ dataRegistrazione })}
      />
      {estremi.map(([nome, massimo]) => (
        <TextField
          key={nome}
          {...campo(nome)}
          className={css.c2}
          codice
          valore={valori[nome]}
          massimo={massimo}
          onChange={(testo) => change({ [nome]: testo })}
        />
      ))}
    </>
  );
}

/** What the rent makes: its cedolare secca, or the part of it that is income. */
function Calcolo({ valori: { canone, codiceCanone, aliquota } }: { valori: ValoriContratto }) {
  const { data: fisco } = useQuery({
    queryKey: ['fisco', 'immobili'],
    queryFn: loadImmobili,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!fisco || !canone) return null;
  const { cedolare, imponibile } = fisco.computeCanone(annoImposta(ANNO_FISCALE), {
    canone: toEuro(canone),
    codiceCanone: Number(codiceCanone ?? 1),
    isRidotta: aliquota === 'Ridotta',
  });
  const testo =
    aliquota === ''
      ? m.imponibile(euro.format(toEuro(imponibile ?? 0)))
      : m.cedolare(euro.format(toEuro(cedolare ?? 0)));
  return (
    <p className={css.hint} aria-live="polite">
      {testo}
    </p>
  );
}
