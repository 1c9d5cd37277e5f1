/** Where a casella goes in the file: record, number of the field of the layout; a percentage has two, whole part and decimals. */
export interface CampoFile {
  readonly chiave: string;
  readonly record: string;
  readonly campi: readonly number[];
}

/** Reads `FR1.1=8`, `IM3.2=22+23`: a casella and its fields, one after the other. */
export const readCampi = (record: string, testo: string): readonly CampoFile[] =>
  testo
    .trim()
    .split(/\s+/)
    .map((voce) => {
      const [chiave = '', campi = ''] = voce.split('=');
      return { chiave, record, campi: campi.split('+').map(Number) };
    });

/** Fields of one contitolare, immobile or platform: the next one is that many fields after. */
export const passiTat00 = {
  C: { campi: 21, quanti: 4 },
  D: { campi: 33, quanti: 2 },
  E: { campi: 8, quanti: 5 },
};

/**
 * The file TAT00 of the MEF (IMU and IMPi, specification of 24/4/2024), field by field. Fields of C, D and E are those of the
 * first block of the record. The years (B6, B7) are of the modello, the intermediario (B46-B50) is who was given the charge.
 */
export const campiTat00: readonly CampoFile[] = [
  ...readCampi('A', 'FR1.3=6'),
  ...readCampi(
    'B',
    `FR1.1=8 FR1.2=9
     FR2.1=10 FR2.2=14 FR2.3=15 FR2.4=16 FR2.6=17 FR2.7=18 FR2.8=19 FR2.9=11 FR2.10=12 FR2.11=13
     FR5.1=21 FR5.2=22 FR5.3=23 FR5.4=24 FR5.5=25 FR5.6=26 FR5.7=27 FR5.8=28 FR5.9=29
     FR6.1=30 FR6.2=31 FR6.3=32 FR6.4=33 FR6.5=34 FR6.6=35 FR6.7=36
     FR7.1=37 FR7.2=38 FR7.3=39 FR7.4=40 FR7.5=41 FR7.6=42 FR7.7=43 FR7.8=44 FR7.9=45`,
  ),
  ...readCampi(
    'C',
    `CT1.1=6 CT1.2=7 CT1.3=11 CT1.4=12 CT1.5=13 CT1.6=8 CT1.7=9
     CT2.1=14 CT2.2=15 CT2.3=16 CT2.4=17 CT2.5=18 CT2.6=19 CT2.7=20 CT2.8=21 CT2.9=22
     CT3.1=23+24 CT3.2=25 CT3.3=26`,
  ),
  ...readCampi(
    'D',
    `IM1.1=6 IM1.2=7 IM1.3=8 IM1.4=9 IM1.5=10
     IM2.1=11 IM2.2=12 IM2.3=13 IM2.4=14 IM2.5=15 IM2.6=16 IM2.7=17 IM2.8=18 IM2.9=19 IM2.10=20
     IM3.1=21 IM3.2=22+23 IM3.3=24 IM3.4=25 IM3.5=26 IM3.6=27 IM3.7=36 IM3.8=37 IM3.9=38
     IM4.1=28 IM4.2=29 IM4.3=30 IM4.4=31 IM4.5=32 IM4.6=33 IM4.7=34 IM4.8=35
     FR8.1=72 FR8.2=73 FR8.3=74`,
  ),
  ...readCampi(
    'E',
    `PI1.1=6 PI1.2=7 PI1.3=8 PI1.4=9 PI1.5=10 PI1.6=11+12 PI1.7=13
     FR8.1=46 FR8.2=47 FR8.3=48`,
  ),
];
