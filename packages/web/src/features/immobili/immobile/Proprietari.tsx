import type { EsenzioneImu, EsenzioneTemporanea, RiduzioneImu, TipoPossesso } from '@quadra/contract';
import { isData } from '@quadra/values';
import { IconPlus, IconTrash, IconUsersPlus } from '@tabler/icons-react';
import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiImmobile as m } from '../../../messages/immobile.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { Interruttore } from '../../../ui/campi/Interruttore.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import type { PropsSezione } from './DatiCatastali.tsx';
import { fonti } from './fonti.ts';
import css from './Immobile.module.css';
import { makeErede, makePossesso, type ValoriPossesso } from './valori.ts';

const percento = { decimali: 2, min: 0, max: 10_000, nullable: true } as const;
const mesi = { decimali: 0, min: 0, max: 12, nullable: true } as const;

/** Who holds the property: a card for each, with its period and its share. */
export function Proprietari(props: PropsSezione) {
  const { valori, change, scrive, makeCampo } = props;
  const { proprietari } = valori;
  const set = (nuovi: readonly ValoriPossesso[]) => change({ proprietari: nuovi });
  const { messaggio } = makeCampo('proprietari');
  return (
    <Sezione larga titolo={m.proprietari} testo={m.proprietariTesto}>
      <div className={css.fields} data-percorso="proprietari" tabIndex={-1}>
        {messaggio && <p className={css.error}>{messaggio.testo}</p>}
        {proprietari.map((possesso, posto) => (
          <Proprietario
            key={possesso.chiave}
            {...props}
            possesso={possesso}
            posto={posto}
            onChange={(nuovi) => set(proprietari.with(posto, { ...possesso, ...nuovi }))}
            onTogli={proprietari.length > 1 ? () => set(proprietari.toSpliced(posto, 1)) : undefined}
            onEredi={() => set(proprietari.toSpliced(posto + 1, 0, makeErede(possesso)))}
          />
        ))}
      </div>
      {scrive && (
        <Button className={css.add} icona={IconPlus} onClick={() => set([...proprietari, makePossesso()])}>
          {m.aggiungiProprietario}
        </Button>
      )}
    </Sezione>
  );
}

type PropsProprietario = PropsSezione & {
  possesso: ValoriPossesso;
  posto: number;
  onChange: (nuovi: Partial<ValoriPossesso>) => void;
  onTogli: (() => void) | undefined;
  onEredi: () => void;
};

function Proprietario(props: PropsProprietario) {
  const { genere, possesso, posto, scrive, onChange, onTogli } = props;
  const campo = (nome: string): PropsCampo => props.makeCampo(`proprietari.${posto}.${nome}`);
  return (
    <fieldset className={`${css.card} ${css.c12}`} aria-label={m.proprietarioNumero(posto + 1)}>
      <div className={css.cardHead}>
        <span className={css.cardName}>{possesso.denominazione || m.proprietarioNumero(posto + 1)}</span>
        {scrive && onTogli && (
          <IconButton icona={IconTrash} nome={m.togliProprietario(posto + 1)} onClick={onTogli} />
        )}
      </div>
      <div className={css.fields}>
        <Tendina
          {...campo('idAnagrafica')}
          className={css.c6}
          opzionale
          segnaposto={m.cercaCliente}
          valore={possesso.idAnagrafica}
          fonte={fonti.clienti}
          onChange={(idAnagrafica, voce) =>
            onChange({ idAnagrafica, denominazione: voce?.testo.split(' - ')[0] ?? '' })
          }
        />
        <Tendina
          {...campo('tipoPossesso')}
          className={css.c3}
          valore={possesso.tipoPossesso}
          fonte={fonti.possessi}
          onChange={(tipo) => tipo !== null && onChange({ tipoPossesso: tipo as TipoPossesso })}
        />
        <NumberField
          {...campo('quota')}
          className={css.c3}
          valore={possesso.quota}
          opzioni={percento}
          unita="%"
          onValore={(quota) => onChange({ quota })}
        />
        <DateField
          {...campo('dal')}
          className={css.c3}
          valore={possesso.dal}
          onChange={(dal) => onChange({ dal })}
        />
        <DateField
          {...campo('al')}
          className={css.c3}
          valore={possesso.al}
          onChange={(al) => onChange({ al })}
        />
        <DateField
          {...campo('dataMorte')}
          className={css.c3}
          valore={possesso.dataMorte}
          onChange={(dataMorte) => onChange({ dataMorte })}
        />
        <NumberField
          {...campo('quotaImu')}
          nota={m.comeQuota}
          className={css.c3}
          valore={possesso.quotaImu}
          opzioni={percento}
          unita="%"
          zeroVisibile
          onValore={(quotaImu) => onChange({ quotaImu })}
        />
        <AgevolazioniImu {...props} campo={campo} />
        {genere === 'fabbricato' ? <Uso {...props} campo={campo} /> : <Terra {...props} campo={campo} />}
      </div>
      <Morte {...props} />
    </fieldset>
  );
}

type ConCampo = PropsProprietario & { campo: (nome: string) => PropsCampo };

/** What reduces the IMU of the owner, and why none is due. */
function AgevolazioniImu({ possesso, onChange, campo }: ConCampo) {
  return (
    <>
      <Tendina
        {...campo('riduzioneImu')}
        className={css.c6}
        valore={possesso.riduzioneImu}
        fonte={fonti.riduzioniImu}
        onChange={(riduzione) => riduzione !== null && onChange({ riduzioneImu: riduzione as RiduzioneImu })}
      />
      <Tendina
        {...campo('esenzioneImu')}
        className={css.c6}
        valore={possesso.esenzioneImu}
        fonte={fonti.esenzioniImu}
        onChange={(esenzione) => esenzione !== null && onChange({ esenzioneImu: esenzione as EsenzioneImu })}
      />
    </>
  );
}

/** What of a building counts for the IMU. */
function Uso({ possesso, scrive, onChange, campo }: ConCampo) {
  return (
    <>
      <Tendina
        {...campo('esenzione')}
        className={css.c4}
        valore={possesso.esenzione}
        fonte={fonti.esenzioni}
        onChange={(esenzione) =>
          esenzione !== null && onChange({ esenzione: esenzione as EsenzioneTemporanea })
        }
      />
      <NumberField
        {...campo('mesiImu')}
        nota={m.daiGiorni}
        className={css.c4}
        valore={possesso.mesiImu}
        opzioni={mesi}
        zeroVisibile
        onValore={(mesiImu) => onChange({ mesiImu })}
      />
      <div className={css.c4}>
        <Interruttore
          nome={m.abitazionePrincipale}
          acceso={possesso.abitazionePrincipale}
          solaLettura={!scrive}
          onChange={(abitazionePrincipale) => onChange({ abitazionePrincipale })}
        />
      </div>
    </>
  );
}

/** Title and special case of a piece of land, from the tables of the year. */
function Terra({ possesso, onChange, campo }: ConCampo) {
  return (
    <>
      <Tendina
        {...campo('titolo')}
        className={css.c6}
        opzionale
        valore={possesso.titolo}
        fonte={fonti.titoli}
        onChange={(titolo) => onChange({ titolo })}
      />
      <Tendina
        {...campo('caso')}
        className={css.c6}
        opzionale
        valore={possesso.caso}
        fonte={fonti.casi}
        onChange={(caso) => onChange({ caso })}
      />
    </>
  );
}

/** Who died holds until that day: the heirs come after. */
function Morte({ possesso, scrive, onEredi }: PropsProprietario) {
  if (!isData(possesso.dataMorte)) return null;
  const erede = makeErede(possesso);
  return (
    <p className={css.hint}>
      {m.fineAllaMorte}
      {scrive && (
        <Button icona={IconUsersPlus} onClick={onEredi}>
          {m.eredi}
        </Button>
      )}
      {m.erediDal(formatGiorno(erede.dal))}
    </p>
  );
}
