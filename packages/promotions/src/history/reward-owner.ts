/** Whose rewards are asked for: user name and the platform's language code, in which titles come. */
export interface RewardOwner {
  readonly account: string
  readonly language: string
}
