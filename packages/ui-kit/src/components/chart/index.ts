export { Chart } from './chart.tsx'
export { Sparkline } from './sparkline.tsx'
export { StatCard, StatGrid } from './stat-card.tsx'

export type { ChartPoint, ChartSeries, SeriesColor } from './chart-series.ts'
export type { ChartProps } from './chart.tsx'
export type { SparklineProps } from './sparkline.tsx'
export type { StatCardProps } from './stat-card.tsx'
