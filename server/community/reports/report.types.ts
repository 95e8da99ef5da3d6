import { isEmail, IsOptional, ValidateBy, ValidateIf } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { MAX_MESSAGE } from '../../../common/text-limits';
import { VISIBLE } from '../../../common/visible-text';
import { Text } from '../../web/graphql/validation';
import { ReportReason } from './report.entity';

/** The longest e-mail address (RFC 5321), in characters. */
const MAX_EMAIL = 254;

/** An e-mail address, after trimming; a blank text counts as none. */
function EmailAddress(): PropertyDecorator {
  return ValidateBy({
    name: 'emailAddress',
    validator: {
      validate: (value) =>
        typeof value === 'string' &&
        // `isEmail` throws for a lone surrogate.
        (value.trim() === '' || (value.isWellFormed() && isEmail(value.trim()))),
      defaultMessage: () => 'Invalid email address',
    },
  });
}

/** A text in which one must see something when the reason is OTHER. */
function RequiredWithOther(): PropertyDecorator {
  return ValidateBy({
    name: 'requiredWithOther',
    validator: {
      validate(value, args) {
        const { reason } = (args?.object ?? {}) as Partial<ReportInput>;
        return reason !== ReportReason.OTHER || (typeof value === 'string' && VISIBLE.test(value));
      },
      defaultMessage: () => 'Please say what is wrong.',
    },
  });
}

@InputType({ description: 'What is reported about an artifact; texts are trimmed.' })
export class ReportInput {
  @Field(() => ReportReason, { description: 'The reason.' })
  reason!: ReportReason;

  // Null by default, because rules are not applied to an absent field.
  @Field(() => String, {
    nullable: true,
    description: `What is wrong, at most ${MAX_MESSAGE} characters. Required with the reason OTHER.`,
  })
  @ValidateIf(({ reason, text }: ReportInput) => reason === ReportReason.OTHER || text !== null)
  @RequiredWithOther()
  @Text({ max: MAX_MESSAGE })
  text: string | null = null;

  @Field(() => String, {
    nullable: true,
    description:
      "A visitor's e-mail address, for questions. Only moderators see it. A member's is not stored.",
  })
  @IsOptional()
  @EmailAddress()
  @Text({ max: MAX_EMAIL, lines: false })
  email?: string | null;
}

@ObjectType({ description: 'The result of reporting an artifact.', simpleResolvers: true })
export class ReportArtifactPayload {
  @Field({ description: 'A text that names the report, to quote in questions about it.' })
  receipt!: string;
}
