import { LazyImage } from '../lazy-image/lazy-image.tsx'

/**
 * Props of `Avatar`; `src` and `fallback` are addresses, `size` is in px, `alt` is empty beside a written name.
 */
export type AvatarProps = { src?: string; fallback?: string; size?: 28 | 36 | 48 | 56 | 72; alt?: string }

/**
 * A round picture of a person. Without one, or when it fails to load,
 * it shows `fallback`, else a silhouette in the theme's colours.
 *
 * @example <Avatar src="/img/avatars/3.svg" size={48} alt="" />
 */
export const Avatar = ({ src, fallback, size = 36, alt = '' }: AvatarProps) => {
  const shown = src ?? fallback
  return (
    <span
      className="p-avatar"
      data-size={size}
      role={shown || !alt ? undefined : 'img'}
      aria-label={shown || !alt ? undefined : alt}
    >
      {shown ? <LazyImage src={shown} errorSrc={fallback} alt={alt} width={size} height={size} /> : null}
    </span>
  )
}
