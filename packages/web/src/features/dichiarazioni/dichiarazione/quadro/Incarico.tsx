import { impegno as durateImpegno } from '@quadra/contract';
import { isData } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { type Intermediario, usabiliQuery } from '../../../../dominio/fonte/intermediari.ts';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { messaggiVita } from '../../../../messages/vita.ts';
import { DateField } from '../../../../ui/campi/DateField.tsx';
import { Tendina } from '../../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../../ui/scelta/voci.ts';
import { useApertura } from '../apertura/contesto.ts';
import { IMPEGNO } from '../dati/chiave.ts';
import { type Dichiarazione, saveIncarico } from '../dichiarazione.api.ts';
import css from './Incarico.module.css';
import registro from './Registro.module.css';

/** In the list, the row that chooses nobody in particular. */
const PREDEFINITO = 'predefinito';

const NON_INDICATA = 'non indicata';
const durate = makeFonteDati([
  { chiave: NON_INDICATA, testo: messaggiVita.nonIndicata },
  ...durateImpegno.map((durata) => ({ chiave: durata, testo: durata })),
]);

/** Who sends the declaration and from when he promised to: saved at once, it is no casella of the form. */
export function Incarico() {
  const { dichiarazione, solaLettura } = useApertura();
  return (
    <section aria-label={m.impegno}>
      <div className={registro.sectionHead}>
        <h3 className={registro.sectionTitle}>{m.impegno}</h3>
      </div>
      <div className={css.body}>
        {!solaLettura && <Scelta />}
        {dichiarazione.intermediario === null ? (
          <p className={css.none}>{m.nessunIncaricato}</p>
        ) : (
          <Dati
            incaricato={dichiarazione.intermediario}
            dataImpegno={solaLettura ? dichiarazione.dataImpegno : null}
          />
        )}
      </div>
    </section>
  );
}

type Incaricato = Pick<Dichiarazione, 'idIntermediario' | 'dataImpegno' | 'impegno'>;

function Scelta() {
  const { dichiarazione, adopt } = useApertura();
  const { anno, idStudio } = dichiarazione;
  /** What was written and is not answered yet is what stands: the answer to an older write says less. */
  const [scritto, setScritto] = useState<Partial<Incaricato>>({});
  const { idIntermediario, dataImpegno, impegno }: Incaricato = { ...dichiarazione, ...scritto };
  const { data } = useQuery(usabiliQuery(idStudio, anno));
  const { run } = useAtto({ insieme: true });
  const fonte = useMemo(
    () =>
      makeFonteDati([
        { chiave: PREDEFINITO, testo: m.predefinitoAnno },
        ...(data ?? []).map(({ id: chiave, denominazione, idStudio: suo }) => ({
          chiave,
          testo: denominazione,
          ...(suo !== null && { dettaglio: m.delloStudio }),
        })),
      ]),
    [data],
  );
  const coda = useRef<{ scritture: number; ultima: Promise<unknown> }>({
    scritture: 0,
    ultima: Promise.resolve(),
  });
  /** One write after the other, whatever the line does; the last one brings the page back to what is saved. */
  const save = async (nuovo: Parameters<typeof saveIncarico>[1]) => {
    coda.current.scritture += 1;
    const mia = coda.current.scritture;
    setScritto((prima) => ({ ...prima, ...nuovo }));
    await run(async () => {
      const questa = coda.current.ultima.then(() => saveIncarico(dichiarazione, nuovo));
      coda.current.ultima = questa.catch(() => {});
      await adopt(await questa);
      return true;
    }, m.incaricoSalvato);
    if (mia === coda.current.scritture) setScritto({});
  };
  return (
    <div className={css.fields}>
      {data ? (
        <Tendina
          etichetta={m.intermediario}
          className={css.choice}
          valore={idIntermediario ?? PREDEFINITO}
          fonte={fonte}
          onChange={(chiave) => {
            // A choice that is no longer there falls back to the default by itself: nothing to write.
            if (chiave !== null) void save({ idIntermediario: chiave === PREDEFINITO ? null : chiave });
          }}
        />
      ) : (
        <div className={css.choice} />
      )}
      <div data-casella={IMPEGNO} className={css.day}>
        <DateField
          etichetta={m.dataImpegno}
          valore={dataImpegno ?? ''}
          onChange={(giorno) => {
            if (giorno === '' || isData(giorno)) void save({ dataImpegno: giorno === '' ? null : giorno });
          }}
        />
      </div>
      <Tendina
        etichetta={messaggiVita.durataImpegno}
        className={css.day}
        valore={impegno ?? NON_INDICATA}
        fonte={durate}
        onChange={(chiave) => {
          const durata = durateImpegno.find((voce) => voce === chiave) ?? null;
          if (chiave !== null && durata !== impegno) void save({ impegno: durata });
        }}
      />
    </div>
  );
}

function Dati({ incaricato, dataImpegno }: { incaricato: Intermediario; dataImpegno: string | null }) {
  const { via, cap, comuneDescrizione, provincia } = incaricato;
  const comune = [cap, comuneDescrizione, provincia && `(${provincia})`].filter(Boolean).join(' ');
  const voci = [
    [m.incaricato.denominazione, incaricato.denominazione],
    [m.incaricato.codiceFiscale, incaricato.codiceFiscale],
    [m.incaricato.numeroIscrizioneCAF, incaricato.numeroIscrizioneCAF],
    [m.incaricato.rappresentante, `${incaricato.rappresentanteCognome} ${incaricato.rappresentanteNome}`],
    [m.incaricato.sede, [via, comune].filter(Boolean).join(', ')],
    [m.incaricato.email, incaricato.email],
    [m.incaricato.telefono, incaricato.telefono],
    [m.dataImpegno, formatGiorno(dataImpegno)],
  ] as const;
  return (
    <dl className={css.data}>
      {voci
        .filter(([, valore]) => valore)
        .map(([nome, valore]) => (
          <div key={nome}>
            <dt className={css.name}>{nome}</dt>
            <dd className={css.value}>{valore}</dd>
          </div>
        ))}
    </dl>
  );
}
