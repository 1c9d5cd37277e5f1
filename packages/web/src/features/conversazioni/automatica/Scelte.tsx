import { ANTICIPO_MASSIMO, type CanaleNotifica, naturaEvento } from '@quadra/contract';
import { messaggiAutomatica as m } from '../../../messages/automatica.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { CampoSegnaposti } from '../../../ui/campi/CampoSegnaposti.tsx';
import { Interruttore } from '../../../ui/campi/Interruttore.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteEnum } from '../../../ui/scelta/voci.ts';
import type { Automatiche } from './automatica.api.ts';
import css from './Scelte.module.css';

type Una = Automatiche['automatiche'][number];
type MakeCampo = (percorso: string, bloccato?: boolean) => PropsCampo;
type Props = {
  una: Una;
  posto: number;
  makeCampo: MakeCampo;
  scrive: boolean;
  onChange: (nuova: Una) => void;
};

/** An event: whether it is told, how long before, where, in which words. */
export function Evento({ una, posto, makeCampo, scrive, onChange }: Props) {
  const { evento, nome, attiva, anticipo, testo, segnaposti } = una;
  const campo = (quale: string) => makeCampo(`automatiche.${posto}.${quale}`, !scrive);
  return (
    <Sezione larga titolo={nome} testo={m.spiega[evento]}>
      <Interruttore
        nome={m.attiva(nome)}
        acceso={attiva}
        solaLettura={!scrive}
        onChange={(accesa) => onChange({ ...una, attiva: accesa })}
      />
      {attiva && (
        <>
          <div className={css.row}>
            {naturaEvento[evento].anticipo !== null && (
              <NumberField
                {...campo('anticipo')}
                className={css.days}
                nota={m.anticipoNota}
                zeroVisibile
                opzioni={{ min: 0, max: ANTICIPO_MASSIMO, nullable: false }}
                valore={anticipo}
                onValore={(giorni) => onChange({ ...una, anticipo: giorni })}
              />
            )}
            <Canali una={una} scrive={scrive} onChange={onChange} />
          </div>
          <CampoSegnaposti
            {...campo('testo')}
            nota={m.testoNota}
            massimo={1000}
            righe={2}
            valore={testo ?? ''}
            onChange={(scritto) => onChange({ ...una, testo: scritto.trim() === '' ? null : scritto })}
            segnaposti={segnaposti}
            nomeSegnaposti={m.segnaposti}
            inserisci={m.inserisci}
          />
          {testo === null && <p className={css.hint}>{m.predefinito(naturaEvento[evento].testo)}</p>}
        </>
      )}
    </Sezione>
  );
}

const nomi: readonly (readonly [CanaleNotifica, string])[] = [
  ['portale', m.portale],
  ['e-mail', m.email],
];
/** One of the two at least: what is told nowhere is off. */
function Canali({ una, scrive, onChange }: Pick<Props, 'una' | 'scrive' | 'onChange'>) {
  const { canali } = una;
  const toggle = (canale: CanaleNotifica, scelto: boolean) => {
    const nuovi = nomi
      .map(([nome]) => nome)
      .filter((nome) => (nome === canale ? scelto : canali.includes(nome)));
    if (scrive) onChange(nuovi.length === 0 ? { ...una, attiva: false } : { ...una, canali: nuovi });
  };
  return (
    <fieldset className={css.channels} disabled={!scrive}>
      <legend>{m.canali}</legend>
      {nomi.map(([canale, nome]) => (
        <Spunta
          key={canale}
          etichetta={nome}
          scelta={canali.includes(canale)}
          onChange={(scelto) => toggle(canale, scelto)}
        />
      ))}
    </fieldset>
  );
}

const fonteOre = makeFonteEnum(
  Object.fromEntries(Array.from({ length: 24 }, (_, ora) => [m.ora(ora), m.ora(ora)])),
);
/** What one begins from. */
const NOTTE = { dalle: 20, alle: 8 };

type PropsSilenzio = {
  silenzio: Automatiche['silenzio'];
  makeCampo: MakeCampo;
  scrive: boolean;
  onChange: (nuovo: Automatiche['silenzio']) => void;
};
/** The hours in which nothing is told. */
export function Silenzio({ silenzio, makeCampo, scrive, onChange }: PropsSilenzio) {
  return (
    <Sezione larga titolo={m.silenzio} testo={m.silenzioTesto}>
      <Interruttore
        nome={m.silenzioAttivo}
        acceso={silenzio !== null}
        solaLettura={!scrive}
        onChange={(acceso) => onChange(acceso ? NOTTE : null)}
      />
      {silenzio && (
        <div className={css.row}>
          {(['dalle', 'alle'] as const).map((quale) => (
            <Tendina
              key={quale}
              {...makeCampo(`silenzio.${quale}`, !scrive)}
              className={css.hour}
              valore={m.ora(silenzio[quale])}
              fonte={fonteOre}
              onChange={(ora) => ora !== null && onChange({ ...silenzio, [quale]: Number(ora.slice(0, 2)) })}
            />
          ))}
        </div>
      )}
    </Sezione>
  );
}
